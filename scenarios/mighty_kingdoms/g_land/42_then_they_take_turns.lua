local law = require "lawspeaker"

law.scenario {
    name = "then they take turns",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5, 1 }, { "battle", 6, 2 } },
    answers = { { "p1", "assign", "5 army_4" }, { "p2", "assign", "2 army_1" } },
    expect = {
        pending = { "p1: assign" },
        legal = { "1 army_3", "1 army_4" },
        rows = { army_4 = { points = 400 }, army_1 = { points = 500 } },
    },
}
