local law = require "lawspeaker"

law.scenario {
    name = "the boy tries once on his own turn",
    rule = "73",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
        },
    },
    phase = "first_orders",
    dice = { { "boy", 1 } },
    answers = { { "vietnam", "order", "knack Boy" }, { "vietnam", "failed", "accept" } },
    expect = {
        pending = { "vietnam: order" },
        not_legal = { "knack Boy" },
    },
}
