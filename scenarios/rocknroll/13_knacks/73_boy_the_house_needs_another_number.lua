local law = require "lawspeaker"

law.scenario {
    name = "boy: the house needs another number",
    rule = "73",
    game = "rocknroll",
    rules = { boy = 2 },
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
        },
    },
    phase = "first_orders",
    dice = { { "boy", 2 } },
    answers = { { "vietnam", "order", "knack Boy" } },
    expect = {
        pending = { "vietnam: boy_goes" },
    },
}
