local law = require "lawspeaker"

law.scenario {
    name = "the city of another is no dock",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p2", settlement = "city", place = "ground/B6" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { "first", name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = { rows = { first = false, ship_2 = { place = "field/B6" } } },
}
