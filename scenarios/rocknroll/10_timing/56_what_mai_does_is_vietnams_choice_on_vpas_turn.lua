local law = require "lawspeaker"

law.scenario {
    name = "what Mai does is Vietnam's choice on VPA's turn",
    rule = "56",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Mai", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
        card = { { name = "diamond", place = "hand/vpa" } },
    },
    phase = "first_orders",
    dice = { { "attack", 4 } },
    answers = { { "vpa", "order", "move Zulu C" } },
    expect = {
        pending = { "vietnam: mai" },
        legal = { "B", "D" },
        not_legal = { "C", "E" },
    },
}
