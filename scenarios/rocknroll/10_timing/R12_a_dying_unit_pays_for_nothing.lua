local law = require "lawspeaker"

law.scenario {
    name = "a dying unit pays for nothing",
    rule = "R12",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Johny", side = "vpa", place = "field/C" },
            { name = "Doc", side = "vpa", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 }, { "attack", 1 } },
    answers = {
        { "vpa", "order", "move Zulu C" }, { "vietnam", "mai", "D" },
        { "vpa", "reaction", "Johny" }, { "vpa", "johny", "attack Mai" },
    },
    expect = {
        pending = { "vpa: failed" },
        legal = { "reroll Doc" },
        not_legal = { "reroll Zulu" },
    },
}
