local law = require "lawspeaker"

law.scenario {
    name = "with a ship alone a kingdom is in",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 1, month = 2 },
        land = {
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "reform",
    expect = { no_events = { "out" }, result = false },
}
