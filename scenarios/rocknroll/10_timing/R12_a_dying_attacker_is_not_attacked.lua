-- Vietnam's attacker is dying, and a Doc who fights for Vietnam has yet to save him.
local law = require "lawspeaker"

law.scenario {
    name = "a dying attacker is not attacked",
    rule = "R12",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "VPA_rifleman_1", side = "vpa", place = "field/C" },
            { name = "Vietnam_rifleman_1", side = "vietnam", place = "field/C" },
            { "recruit", name = "Doc", side = "vietnam", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vietnam" } },
    },
    phase = "first_orders",
    dice = { { "attack", 1 }, { "rocknroll", 1 } },
    answers = {
        { "vietnam", "order", "attack Vietnam_rifleman_1 VPA_rifleman_1" },
        { "vietnam", "failed", "rocknroll" }, { "vietnam", "reaction", "Johny" },
    },
    expect = {
        pending = { "vpa: johny" },
        legal = { "move B", "move D" },
        not_legal = { "attack Vietnam_rifleman_1" },
    },
}
