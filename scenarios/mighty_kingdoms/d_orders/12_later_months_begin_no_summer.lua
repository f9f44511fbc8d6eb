local law = require "lawspeaker"

law.scenario {
    name = "later months begin no Summer",
    rule = "12",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { month = 3 },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
        },
    },
    phase = "orders",
    expect = {
        events = { { "month", month = 4 } },
        no_events = { "summer" },
        globals = { month = 4 },
    },
}
