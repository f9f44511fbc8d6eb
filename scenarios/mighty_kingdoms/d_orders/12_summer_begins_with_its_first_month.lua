local law = require "lawspeaker"

law.scenario {
    name = "Summer begins with its first month",
    rule = "12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
    },
    phase = "orders",
    expect = {
        events = { { "summer", year = 1 }, { "month", month = 1, year = 1 } },
        globals = { month = 1 },
    },
}
