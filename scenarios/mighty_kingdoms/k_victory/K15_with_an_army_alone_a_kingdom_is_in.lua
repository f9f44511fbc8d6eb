local law = require "lawspeaker"

law.scenario {
    name = "with an army alone a kingdom is in",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 1, month = 2 },
        land = {
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/A1" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/C1" },
        },
    },
    phase = "reform",
    expect = { no_events = { "out" }, result = false },
}
