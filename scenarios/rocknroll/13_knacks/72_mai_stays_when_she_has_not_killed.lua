local law = require "lawspeaker"

law.scenario {
    name = "Mai stays when she has not killed",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 3 } },
    answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "failed", "accept" } },
    expect = {
        rows = { Zulu = { place = "field/C" }, Mai = { place = "field/C" } },
        pending = { "vpa: order" },
    },
}
