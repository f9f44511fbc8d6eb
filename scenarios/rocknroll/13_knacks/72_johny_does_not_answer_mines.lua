local law = require "lawspeaker"

law.scenario {
    name = "Johny does not answer mines",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 6 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" } },
        no_events = { "attack" },
        pending = { "vpa: order" },
    },
}
