local law = require "lawspeaker"

law.scenario {
    name = "a unit that is saved does not",
    rule = "21",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Zulu", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 } },
    answers = { { "vietnam", "order", "attack Vietnam_rifleman_1 Zulu" } },
    expect = {
        rows = { Zulu = { place = "field/C" } },
        places = { ["hq/vpa"] = 0 },
    },
}
