local law = require "lawspeaker"

law.scenario {
    name = "the own capital in the hands of another is no home",
    rule = "18",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p2", settlement = "city", capital_of = "p1", capital_number = 1,
                place = "ground/A1" },
            { controller = "p1", settlement = "city", place = "ground/C1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B1" },
        },
    },
    phase = "recall",
    expect = { rows = { army_1 = { place = "field/C1" } } },
}
