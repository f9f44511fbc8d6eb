local law = require "lawspeaker"

law.scenario {
    name = "without a capital to the one other city",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "village", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    expect = {
        rows = { army_1 = { place = "field/A1" } },
        pending = { "p1: tithe" },
    },
}
