local law = require "lawspeaker"

law.scenario {
    name = "whose unit makes the check pays",
    rule = "R7",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = {
            { name = "diamond", place = "hand/vpa" },
            { name = "diamond", place = "hand/vpa" },
            { name = "spade", place = "hand/vietnam" },
        },
    },
    phase = "first_orders",
    dice = { { "attack", 1 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        pending = { "vietnam: failed" },
        legal = { "reroll spade" },
        not_legal = { "reroll diamond", "reroll Zulu" },
    },
}
