local law = require "lawspeaker"

law.scenario {
    name = "mines can fail",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Bao", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "mines", 4 } },
    answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "failed", "accept" } },
    expect = {
        rows = { Zulu = { place = "field/C" }, Bao = { place = "field/C" } },
    },
}
