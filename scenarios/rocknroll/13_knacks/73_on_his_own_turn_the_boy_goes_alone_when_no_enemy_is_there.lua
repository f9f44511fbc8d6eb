local law = require "lawspeaker"

law.scenario {
    name = "on his own turn the boy goes alone when no enemy is there",
    rule = "73",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
        },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = { { "vietnam", "order", "knack Boy" }, { "vietnam", "boy_goes", "A" } },
    expect = {
        rows = { Boy = { place = "field/A" } },
        pending = { "vietnam: order" },
    },
}
