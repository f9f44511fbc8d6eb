local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "own units are spared",
    rules = { displace_own = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared: a unit whose move fails is not displaced either",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" }, { "u4", "blue", "a4" },
    },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a4" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "failed: own_unit", u2 = "failed: occupied",
        units = { u1 = "a1", u2 = "a2" },
    },
}
