-- Two Johnys fight for Vietnam. It is the one with Mai who answers the attack on her, not one who
-- stands elsewhere.
local law = require "lawspeaker"

law.scenario {
    name = "an attack from elsewhere is answered in the Point where it strikes",
    rule = "72",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
            { "recruit", name = "Johny", side = "vietnam", place = "field/D" },
            { "other", name = "Johny", side = "vietnam", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "attack", 1 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "mai", "D" },
        { "vpa", "johny", "attack Mai" }, { "vpa", "failed", "accept" },
    },
    expect = {
        pending = { "vietnam: johny" },
        events = { { "knack", unit = "recruit" } },
        legal = { "attack Johny", "move C", "move E" },
        not_legal = { "move A" },
    },
}
