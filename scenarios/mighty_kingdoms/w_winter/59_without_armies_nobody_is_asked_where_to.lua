local law = require "lawspeaker"

law.scenario {
    name = "without armies nobody is asked where to",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p2", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = { pending = { "p1: tithe" } },
}
