local law = require "lawspeaker"

law.scenario {
    name = "villages, fortresses and inland cities are no docks",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/B6" },
            { controller = "p1", settlement = "fortress", place = "ground/C6" },
            { controller = "p1", settlement = "city", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { "first", name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
        },
    },
    phase = "recall",
    expect = {
        rows = { first = false },
        events = { { "destroyed", token = "ship_1", cause = "no dock" } },
    },
}
