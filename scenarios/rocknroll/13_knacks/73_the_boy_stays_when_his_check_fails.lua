local law = require "lawspeaker"

law.scenario {
    name = "the boy stays when his check fails",
    rule = "73",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "boy", 4 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "boy", "try" },
        { "vietnam", "failed", "accept" },
    },
    expect = {
        rows = { Boy = { place = "field/C" }, Zulu = { place = "field/C" } },
    },
}
