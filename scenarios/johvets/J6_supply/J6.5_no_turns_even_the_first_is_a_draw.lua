local law = require "lawspeaker"

local map = law.map {
    name = "a row of two",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

local game = law.variant {
    name = "no turns",
    rules = { max_turns = 0 },
}

law.scenario {
    rule = "J6.5",
    name = "no turns: even the first is a draw",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "stay" } },
    expect = { draw = true },
}
