local law = require "lawspeaker"

law.scenario {
    name = "exchange: two units for one order",
    rule = "R10",
    game = "rocknroll",
    rules = { exchange = 2 },
    state = {
        unit = {
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_2", side = "vpa", place = "active/vpa" },
        },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    answers = {
        { "vpa", "order", "exchange VPA_rifleman_1" }, { "vpa", "payment", "VPA_rifleman_2" },
    },
    expect = {
        rows = { VPA_rifleman_1 = { place = "hq/vpa" }, VPA_rifleman_2 = { place = "hq/vpa" } },
        places = { ["hand/vpa"] = 1 },
    },
}
