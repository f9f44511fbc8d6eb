local law = require "lawspeaker"

law.scenario {
    name = "the boy does not answer the entry of the enemy he brings",
    rule = "73",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = { { "vietnam", "order", "knack Boy" }, { "vietnam", "boy_goes", "E Zulu" } },
    expect = {
        rows = { Boy = { place = "field/E" }, Zulu = { place = "field/E" } },
        no_events = { "knack" },
        pending = { "vietnam: order" },
    },
}
