local law = require "lawspeaker"

law.scenario {
    name = "the capital is a city too",
    rule = "60",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/B6" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = { rows = { ship_1 = { place = "field/B6" } } },
}
