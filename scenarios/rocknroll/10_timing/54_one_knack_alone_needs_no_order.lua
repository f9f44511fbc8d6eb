local law = require "lawspeaker"

law.scenario {
    name = "one knack alone needs no order",
    rule = "54",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 5 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        events = {
            { "knack", unit = "Bao" }, { "death", unit = "Zulu", cause = "mines" },
            { "lost", unit = "Zulu" },
        },
        pending = { "vpa: order" },
    },
}
