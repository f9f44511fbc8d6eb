local law = require "lawspeaker"

law.scenario {
    name = "the boy need not go",
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
    answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "boy", "stay" } },
    expect = {
        rows = { Boy = { place = "field/C" }, Zulu = { place = "field/C" } },
        no_events = { "check" },
    },
}
