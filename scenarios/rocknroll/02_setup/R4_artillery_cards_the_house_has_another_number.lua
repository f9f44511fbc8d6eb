local law = require "lawspeaker"

law.scenario {
    name = "artillery_cards: the house has another number",
    rule = "R4",
    game = "rocknroll",
    rules = { artillery_cards = 6 },
    dice = { { "first", 1 } },
    expect = {
        places = { deck = 46 },
    },
}
