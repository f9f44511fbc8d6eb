local law = require "lawspeaker"

law.scenario {
    name = "napalm_cards: the house has another number",
    rule = "R4",
    game = "rocknroll",
    rules = { napalm_cards = 0 },
    dice = { { "first", 1 } },
    expect = {
        places = { deck = 40 },
    },
}
