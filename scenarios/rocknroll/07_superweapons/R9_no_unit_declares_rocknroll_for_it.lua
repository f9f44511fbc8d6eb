local law = require "lawspeaker"

law.scenario {
    name = "no unit declares ROCK'N'ROLL for it",
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
    dice = { { "napalm", 1 } },
    answers = { { "vpa", "order", "napalm C" } },
    expect = {
        pending = { "vpa: failed" },
        legal = { "accept", "reroll spade", "reroll Zulu" },
        not_legal = { "rocknroll", "reroll napalm" },
    },
}
