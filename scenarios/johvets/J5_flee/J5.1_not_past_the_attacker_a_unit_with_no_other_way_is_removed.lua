local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

local game = law.variant {
    name = "not past the attacker",
    rules = { flee_to_attacker = false },
}

law.scenario {
    rule = "J5.1",
    name = "not past the attacker: a unit with no other way is removed",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { u2 = "failed: displaced, displaced", removed = { "u2" } },
}
