local law = require "lawspeaker"

law.scenario {
    name = "Horny the house needs another number",
    rule = "75",
    game = "rocknroll",
    rules = { horny = 6 },
    state = {
        globals = { first = "vietnam" },
        unit = {
            { name = "Horny", side = "vietnam", place = "field/C" },
            { name = "Zulu", side = "vpa", place = "field/B" },
        },
    },
    phase = "first_orders",
    dice = { { "horny", 5 } },
    answers = { { "vietnam", "order", "knack Horny Zulu" }, { "vietnam", "failed", "accept" } },
    expect = {
        rows = { Zulu = { place = "field/B" } },
    },
}
