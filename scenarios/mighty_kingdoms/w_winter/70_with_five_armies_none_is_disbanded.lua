local law = require "lawspeaker"

law.scenario {
    name = "with five armies none is disbanded",
    rule = "70",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_4", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_5", kind = "army", owner = "p1", place = "field/B1" },
            { name = "army_6", kind = "army", owner = "p2", place = "field/C1" },
        },
        kingdom = { { "first", gold = 2, food = 0, place = "realm/p1" } },
    },
    step = { "build", "p1" },
    expect = { legal = { "army A1" }, not_legal = { "replace army_1 A1" } },
}
