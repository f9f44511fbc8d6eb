local law = require "lawspeaker"

law.scenario {
    name = "the boy takes any enemy of his Point",
    rule = "73",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "boy", 5 } },
    answers = { { "vpa", "order", "move Zulu C" }, { "vietnam", "boy", "try" } },
    expect = {
        pending = { "vietnam: boy_goes" },
        legal = { "A VPA_rifleman_1", "E Zulu", "B VPA_rifleman_1" },
        not_legal = { "C VPA_rifleman_1", "A" },
    },
}
