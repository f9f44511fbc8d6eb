local law = require "lawspeaker"

law.scenario {
    name = "Horny forces an enemy to her Point",
    rule = "75",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Horny", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
    },
    phase = "first_orders",
    dice = { { "horny", 4 } },
    answers = { { "vietnam", "order", "knack Horny Zulu" } },
    expect = {
        rows = { Zulu = { place = "field/C" } },
        events = { { "moved", unit = "Zulu", from = "B", to = "C" } },
    },
}
