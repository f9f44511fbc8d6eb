-- A Mai who fights for VPA answers his entry.
local law = require "lawspeaker"

law.scenario {
    name = "the boy enters too",
    rule = "73",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/C" },
            { "recruit", name = "Mai", side = "vpa", place = "field/E" },
        },
    },
    phase = "first_orders",
    dice = { { "boy", 5 }, { "attack", 4 } },
    answers = { { "vietnam", "order", "knack Boy" }, { "vietnam", "boy_goes", "E Zulu" } },
    expect = {
        rows = { Boy = { place = "hq/vietnam" }, Zulu = { place = "field/E" } },
        events = {
            { "moved", unit = "Boy", to = "E" }, { "attack", unit = "recruit", target = "Boy" },
            { "moved", unit = "recruit", to = "D" },
        },
    },
}
