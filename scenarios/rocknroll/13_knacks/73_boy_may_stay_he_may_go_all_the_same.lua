-- One other Point is one way to go, and it is asked about.
local law = require "lawspeaker"

law.scenario {
    name = "boy_may_stay: he may go all the same",
    rule = "73",
    game = "rocknroll",
    rules = { boy_may_stay = true, points = 2 },
    state = {
        globals = { first = "vietnam" },
        unit = { { name = "Boy", side = "vietnam", place = "field/A" } },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = { { "vietnam", "order", "knack Boy" }, { "vietnam", "boy_goes", "B" } },
    expect = {
        rows = { Boy = { place = "field/B" } },
        pending = { "vietnam: order" },
    },
}
