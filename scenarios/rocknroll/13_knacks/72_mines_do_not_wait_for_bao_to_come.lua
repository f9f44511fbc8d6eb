local law = require "lawspeaker"

law.scenario {
    name = "mines do not wait for Bao to come",
    rule = "72",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Bao", side = "vietnam", place = "field/B" },
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "diamond", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    answers = { { "vietnam", "order", "move Bao C" } },
    expect = {
        rows = { Zulu = { place = "field/C" }, Bao = { place = "field/C" } },
        no_events = { "knack" },
    },
}
