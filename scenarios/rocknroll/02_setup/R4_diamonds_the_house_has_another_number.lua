local law = require "lawspeaker"

law.scenario {
    name = "diamonds: the house has another number",
    rule = "R4",
    game = "rocknroll",
    rules = { diamonds = 20 },
    dice = { { "first", 1 } },
    expect = {
        places = { deck = 38 },
    },
}
