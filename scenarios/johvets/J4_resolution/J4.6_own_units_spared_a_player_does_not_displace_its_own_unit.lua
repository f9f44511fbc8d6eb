local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "own units are spared",
    rules = { displace_own = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared: a player does not displace its own unit",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "failed: own_unit", u2 = "succeeded: held",
        strength = { u1 = 2 },
        units = { u1 = "a1", u2 = "a2" },
    },
}
