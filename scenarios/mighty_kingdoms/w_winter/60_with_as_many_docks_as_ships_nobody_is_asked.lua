local law = require "lawspeaker"

law.scenario {
    name = "with as many docks as ships nobody is asked",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p1", settlement = "city", place = "ground/C6" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
            { name = "ship_2", kind = "ship", owner = "p1", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = {
        rows = { ship_1 = { place = "field/B6" }, ship_2 = { place = "field/C6" } },
        pending = { "p1: tithe" },
    },
}
