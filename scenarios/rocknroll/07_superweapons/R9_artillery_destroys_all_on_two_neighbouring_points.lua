local law = require "lawspeaker"

law.scenario {
    name = "artillery destroys all on two neighbouring Points",
    rule = "R9",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/D" },
            { name = "VPA_rifleman_2", side = "vpa", place = "field/E" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "artillery", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "artillery", 5 } },
    answers = { { "vietnam", "order", "artillery C D" } },
    expect = {
        rows = {
            Zulu = { place = "hq/vpa" }, VPA_rifleman_1 = { place = "hq/vpa" },
            Vietnam_rifleman_1 = { place = "hq/vietnam" }, VPA_rifleman_2 = { place = "field/E" },
        },
    },
}
