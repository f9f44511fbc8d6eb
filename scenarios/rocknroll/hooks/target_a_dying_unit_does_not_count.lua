-- Three stand against two, but one of the three is dying when Johny answers.
local law = require "lawspeaker"

law.scenario {
    name = "target a dying unit does not count",
    rule = "R12",
    game = "rocknroll",
    variant = "rocknroll/outnumbered",
    state = {
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { name = "Vietnam_rifleman_2", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "second_orders",
    dice = { { "attack", 4 }, { "attack", 3 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "reaction", "Johny" },
        { "vpa", "johny", "attack Vietnam_rifleman_1" },
    },
    expect = {
        rows = { Vietnam_rifleman_1 = { place = "field/C" } },
        events = { { "check", unit = "Johny", roll = 3, needed = 4, outcome = "failure" } },
        pending = { "vpa: failed" },
    },
}
