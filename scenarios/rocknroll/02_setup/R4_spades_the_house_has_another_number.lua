local law = require "lawspeaker"

law.scenario {
    name = "spades: the house has another number",
    rule = "R4",
    game = "rocknroll",
    rules = { spades = 30 },
    dice = { { "first", 1 } },
    expect = {
        places = { deck = 48 },
    },
}
