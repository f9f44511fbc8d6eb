local law = require "lawspeaker"

law.scenario {
    name = "a city on a river is a dock",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", place = "ground/D2" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = { rows = { ship_1 = { place = "field/D2" } } },
}
