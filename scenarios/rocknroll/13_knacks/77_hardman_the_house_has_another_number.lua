local law = require "lawspeaker"

law.scenario {
    name = "Hardman the house has another number",
    rule = "77",
    game = "rocknroll",
    rules = { hardman = 2 },
    state = {
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Hardman", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 2 } },
    answers = { { "vpa", "order", "attack Zulu Vietnam_rifleman_1" } },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "hq/vietnam" } },
        events = { { "check", bonus = 2, total = 4 } },
    },
}
