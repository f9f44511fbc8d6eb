local law = require "lawspeaker"

law.scenario {
    name = "it does not matter who has more left",
    rule = "43",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", points = 200, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p2" },
    dice = { { "battle", 6 }, { "battle", 1, 1, 1 } },
    answers = { { "p2", "assign", "6 army_2" } },
    expect = {
        events = { { "won", winner = "p2", loser = "p1" } },
        rows = { army_4 = { points = 200, place = "field/B2" } },
    },
}
