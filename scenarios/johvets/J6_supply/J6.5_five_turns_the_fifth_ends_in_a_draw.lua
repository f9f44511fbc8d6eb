local law = require "lawspeaker"

local map = law.map {
    name = "a row of two",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

local game = law.variant {
    name = "five turns",
    rules = { max_turns = 5 },
}

law.scenario {
    rule = "J6.5",
    name = "five turns: the fifth ends in a draw",
    map = map,
    turn = 5,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "stay" } },
    expect = { draw = true, winners = {} },
}
