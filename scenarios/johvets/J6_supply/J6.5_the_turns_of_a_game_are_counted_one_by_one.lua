local law = require "lawspeaker"

local map = law.map {
    name = "a row of two",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

local game = law.variant {
    name = "two turns",
    rules = { max_turns = 2 },
}

law.scenario {
    rule = "J6.5",
    name = "the turns of a game are counted one by one",
    map = map,
    units = { { "u1", "red", "a1" } },
    variant = game,
    turns = {
        {
            orders = { { "u1", "move a2" } },
            expect = { draw = false },
        },
        {
            orders = { { "u1", "move a1" } },
            expect = { draw = true },
        },
    },
}
