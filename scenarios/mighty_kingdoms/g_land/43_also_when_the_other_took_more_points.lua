local law = require "lawspeaker"

law.scenario {
    name = "also when the other took more points",
    rule = "43",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", points = 50, place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", points = 50, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "battle", 6, 6 }, { "battle", 1, 1 } },
    answers = {
        { "p2", "assign", "6 army_1" }, { "p1", "assign", "1 army_3" },
        { "p2", "assign", "6 army_1" },
    },
    expect = {
        events = {
            { "reductions", attacker_hits = 200, defender_hits = 100 }, { "won", winner = "p1" },
        },
        rows = { army_1 = { points = 300 } },
    },
}
