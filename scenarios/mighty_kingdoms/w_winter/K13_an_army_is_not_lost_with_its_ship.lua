local law = require "lawspeaker"

law.scenario {
    name = "an army is not lost with its ship",
    rule = "K13",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 6 },
        land = {
            { controller = "p1", settlement = "city", capital_of = "p1",
                capital_number = 1, place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/A3" },
        },
        token = {
            { "first", name = "ship_1", kind = "ship", owner = "p1", place = "field/A8" },
            { name = "army_1", kind = "army", owner = "p1", aboard = "first", place = "field/A8" },
        },
    },
    phase = "recall",
    expect = { rows = { first = false, army_1 = { place = "field/A1" } } },
}
