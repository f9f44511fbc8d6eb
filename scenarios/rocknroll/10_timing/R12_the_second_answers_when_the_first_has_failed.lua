local law = require "lawspeaker"

law.scenario {
    name = "the second answers when the first has failed",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 4 }, { "attack", 6 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vpa", "reaction", "Bao" },
        { "vietnam", "failed", "accept" },
    },
    expect = {
        events = {
            { "knack", unit = "Bao" }, { "knack", unit = "Mai" },
            { "death", unit = "Zulu", cause = "attack" },
        },
        no_events = { "lapsed" },
    },
}
