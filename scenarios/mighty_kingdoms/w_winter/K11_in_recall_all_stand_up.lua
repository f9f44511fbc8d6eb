local law = require "lawspeaker"

law.scenario {
    name = "in Recall all stand up",
    rule = "K11",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/B6" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", upright = false, place = "field/B1" },
            { name = "ship_1", kind = "ship", owner = "p1", upright = false, place = "field/B6" },
        },
    },
    phase = "recall",
    expect = { rows = { army_1 = { upright = true }, ship_1 = { upright = true } } },
}
