local law = require "lawspeaker"

law.scenario {
    name = "napalm destroys all on one Point of either side",
    rule = "R9",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_3", side = "vietnam", place = "field/D" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/B" },
        },
        card = { { name = "napalm", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "napalm", 4 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        rows = {
            Zulu = { place = "hq/vpa" }, Vietnam_rifleman_1 = { place = "hq/vietnam" },
            Vietnam_rifleman_2 = { place = "hq/vietnam" },
            Vietnam_rifleman_3 = { place = "field/D" }, VPA_rifleman_1 = { place = "field/B" },
        },
        places = { discard = { "napalm" }, ["field/C"] = 0 },
    },
}
