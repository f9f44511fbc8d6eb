local law = require "lawspeaker"

law.scenario {
    name = "boy_may_stay: the house lets him stay after a success",
    rule = "73",
    game = "rocknroll",
    rules = { boy_may_stay = true },
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "boy", "try" },
        { "vietnam", "boy_goes", "stay" },
    },
    expect = {
        rows = { Boy = { place = "field/C" }, Zulu = { place = "field/C" } },
        events = { { "check", unit = "Boy", outcome = "success" } },
        pending = { "vpa: order" },
    },
}
