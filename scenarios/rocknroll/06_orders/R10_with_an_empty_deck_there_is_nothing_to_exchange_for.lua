local law = require "lawspeaker"

law.scenario {
    name = "with an empty deck there is nothing to exchange for",
    rule = "R10",
    game = "rocknroll",
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "spade", place = "discard" } },
    },
    phase = "first_orders",
    expect = {
        pending = { "vpa: order" },
        not_legal = { "exchange VPA_rifleman_1", "exchange VPA_rifleman_2" },
    },
}
