local law = require "lawspeaker"

law.scenario {
    name = "a success is not asked about",
    rule = "R8",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "spade", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        pending = { "vpa: order" },
        no_events = { "rocknroll" },
    },
}
