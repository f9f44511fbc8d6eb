local law = require "lawspeaker"

law.scenario {
    name = "the enemy stays when her check fails",
    rule = "75",
    game = "rocknroll",
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Horny", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
    },
    phase = "first_orders",
    dice = { { "horny", 3 } },
    answers = { { "vietnam", "order", "knack Horny Zulu" }, { "vietnam", "failed", "accept" } },
    expect = {
        rows = { Zulu = { place = "field/B" } },
        not_legal = { "knack Horny Zulu" },
    },
}
