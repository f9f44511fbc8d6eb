-- The same as the standard rule, written out.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "past the attacker",
    rules = { flee_to_attacker = true },
}

law.scenario {
    rule = "J5.1",
    name = "past the attacker: a unit flees to where its attacker came from",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a1", "a4" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a1" } },
}
