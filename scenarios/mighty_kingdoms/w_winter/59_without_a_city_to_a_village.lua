local law = require "lawspeaker"

law.scenario {
    name = "without a city to a village",
    rule = "59",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p1", settlement = "fortress", place = "ground/B1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    expect = { rows = { army_1 = { place = "field/A1" } } },
}
