local law = require "lawspeaker"

law.scenario {
    name = "napalm does nothing when its check fails",
    rule = "R9",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 3 } },
    answers = { { "vpa", "order", "napalm C" }, { "vpa", "failed", "accept" } },
    expect = {
        rows = { Zulu = { place = "field/C" }, Vietnam_rifleman_1 = { place = "field/C" } },
        places = { discard = { "napalm" } },
        no_events = { "death" },
    },
}
