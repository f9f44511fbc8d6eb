local law = require "lawspeaker"

law.scenario {
    name = "a Johny saved first answers the attack on himself",
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
    dice = { { "attack", 4 }, { "doc", 4 }, { "attack", 5 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 Johny" }, { "vietnam", "reaction", "Doc" },
        { "vpa", "johny", "attack Vietnam_rifleman_1" },
    },
    expect = {
        events = {
            { "saved", unit = "Johny", by = "Doc" },
            { "attack", unit = "Johny", target = "Vietnam_rifleman_1" },
            { "lost", unit = "Vietnam_rifleman_1" },
        },
        no_events = { "lapsed" },
    },
}
