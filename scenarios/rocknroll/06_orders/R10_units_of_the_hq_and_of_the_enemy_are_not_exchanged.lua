local law = require "lawspeaker"

law.scenario {
    name = "units of the HQ and of the enemy are not exchanged",
    rule = "R10",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "hq/vpa" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/C" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    expect = {
        legal = { "exchange VPA_rifleman_2" },
        not_legal = { "exchange VPA_rifleman_1", "exchange Vietnam_rifleman_1" },
    },
}
