local law = require "lawspeaker"

law.scenario {
    name = "no die hits an army of Defence 7",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    rules = { army_points = 700 },
    state = {
        land = {
            { controller = "p2", place = "ground/B2" },
            { controller = "p1", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 6 }, { "battle", 6 } },
    expect = {
        rows = { army_1 = { points = 700, place = "field/B1" }, army_2 = { points = 700 } },
        events = { "missed", "drawn" },
    },
}
