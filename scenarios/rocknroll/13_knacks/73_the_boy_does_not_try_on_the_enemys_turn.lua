local law = require "lawspeaker"

law.scenario {
    name = "the boy does not try on the enemy's turn",
    rule = "73",
    game = "rocknroll",
    state = {
        unit = {
            { name = "Boy", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/C" },
        },
        card = { { name = "spade", place = "hand/vpa" } },
    },
    phase = "first_orders",
    expect = {
        pending = { "vpa: order" },
        not_legal = { "knack Boy" },
    },
}
