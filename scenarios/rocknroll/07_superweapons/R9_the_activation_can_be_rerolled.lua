local law = require "lawspeaker"

law.scenario {
    name = "the activation can be rerolled",
    rule = "R9",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/A" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = {
            { name = "napalm", place = "hand/vpa" },
            { name = "spade", place = "hand/vpa" },
        },
    },
    phase = "first_orders",
    dice = { { "napalm", 1 }, { "napalm", 1 }, { "napalm", 4 } },
    answers = {
        { "vpa", "order", "napalm C" }, { "vpa", "failed", "reroll spade" },
        { "vpa", "failed", "reroll Zulu" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" }, Zulu = { place = "hq/vpa" } },
        events = {
            { "aimed", weapon = "napalm", point = "C" },
            { "activation", check = "napalm", outcome = "success" },
        },
    },
}
