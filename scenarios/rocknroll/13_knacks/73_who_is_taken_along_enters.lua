local law = require "lawspeaker"

law.scenario {
    name = "who is taken along enters",
    rule = "73",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Bao", side = "vietnam", place = "field/E" },
        },
    },
    phase = "first_orders",
    dice = { { "boy", 5 }, { "mines", 5 } },
    answers = { { "vietnam", "order", "knack Boy" }, { "vietnam", "boy_goes", "E Zulu" } },
    expect = {
        rows = { Boy = { place = "field/E" }, Zulu = { place = "hq/vpa" } },
        events = {
            { "moved", unit = "Zulu", to = "E" }, { "knack", unit = "Bao" },
            { "death", unit = "Zulu", cause = "mines" },
        },
    },
}
