local law = require "lawspeaker"

law.scenario {
    name = "exchange: the house does without it",
    rule = "R10",
    game = "rocknroll",
    rules = { exchange = 0 },
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    expect = {
        not_legal = { "exchange VPA_rifleman_1", "exchange VPA_rifleman_2" },
    },
}
