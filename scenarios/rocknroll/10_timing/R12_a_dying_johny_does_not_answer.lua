-- Vietnam, whose turn it is, lets Johny answer before Doc has saved him.
local law = require "lawspeaker"

law.scenario {
    name = "a dying Johny does not answer",
    rule = "R12",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "doc", 4 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 Johny" },
        { "vietnam", "reaction", "Johny" },
    },
    expect = {
        events = {
            { "death", unit = "Johny" }, { "lapsed", unit = "Johny" },
            { "saved", unit = "Johny", by = "Doc" },
        },
        rows = { Johny = { place = "field/C" }, Vietnam_rifleman_1 = { place = "field/C" } },
        pending = { "vietnam: order" },
    },
}
