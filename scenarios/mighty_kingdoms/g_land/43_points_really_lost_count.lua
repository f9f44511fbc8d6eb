local law = require "lawspeaker"

law.scenario {
    name = "points really lost count",
    rule = "43",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p1", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", points = 250, place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p1",
                points = 50, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", points = 300, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "battle", 2 }, { "battle", 3, 1 } },
    answers = { { "p2", "assign", "2 army_2" }, { "p1", "assign", "3 army_3" } },
    expect = {
        rows = { army_2 = false, army_3 = { points = 200 } },
        events = { { "reductions", attacker_hits = 50, defender_hits = 100 } },
    },
}
