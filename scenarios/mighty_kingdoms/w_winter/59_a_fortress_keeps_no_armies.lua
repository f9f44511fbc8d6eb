local law = require "lawspeaker"

law.scenario {
    name = "a fortress keeps no armies",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "fortress", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { "first", name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { "second", name = "army_2", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    expect = {
        rows = { first = false, second = false },
        events = { { "destroyed", token = "army_1", cause = "no city or village" } },
    },
}
