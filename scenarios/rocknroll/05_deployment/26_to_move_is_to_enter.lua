local law = require "lawspeaker"

law.scenario {
    name = "to move is to enter",
    rule = "26",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/B" },
            { name = "Bao", side = "vietnam", place = "field/C" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 5 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        events = { { "moved", unit = "Zulu", to = "C" }, { "knack", unit = "Bao" } },
        no_events = { "deployed" },
    },
}
