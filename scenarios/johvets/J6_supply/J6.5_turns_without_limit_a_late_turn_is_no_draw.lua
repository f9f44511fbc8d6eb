-- The same as the standard rule, written out.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of two",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

local game = law.variant {
    name = "turns without limit",
    rules = { max_turns = law.no_limit },
}

law.scenario {
    rule = "J6.5",
    name = "turns without limit: a late turn is no draw",
    map = map,
    turn = 1000000,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "stay" } },
    expect = { draw = false },
}
