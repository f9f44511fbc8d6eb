local law = require "lawspeaker"

law.scenario {
    name = "with a settlement alone a kingdom is in",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 1, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "deploy",
    expect = { no_events = { "out" }, result = false },
}
