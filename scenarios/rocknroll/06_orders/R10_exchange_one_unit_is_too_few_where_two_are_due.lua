local law = require "lawspeaker"

law.scenario {
    name = "exchange: one unit is too few where two are due",
    rule = "R10",
    game = "rocknroll",
    rules = { exchange = 2 },
    state = {
        unit = { { name = "Zulu", side = "vpa", place = "field/C" } },
        card = { { name = "spade", place = "deck" } },
    },
    phase = "first_orders",
    expect = {
        pending = { "vpa: order" },
        not_legal = { "exchange Zulu" },
    },
}
