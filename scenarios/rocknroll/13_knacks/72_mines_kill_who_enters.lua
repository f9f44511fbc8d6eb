local law = require "lawspeaker"

law.scenario {
    name = "mines kill who enters",
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
    dice = { { "mines", 5 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        rows = { Zulu = { place = "hq/vpa" }, Bao = { place = "field/C" } },
    },
}
