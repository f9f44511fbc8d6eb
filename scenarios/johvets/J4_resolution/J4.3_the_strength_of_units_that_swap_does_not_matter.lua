-- Nobody is in anybody's way, so u1's reinforcement is of no use to it.
local law = require "lawspeaker"

local map = law.map {
    name = "a triangle",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a1" } },
}

law.scenario {
    rule = "J4.3",
    name = "the strength of units that swap does not matter",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        strength = { u1 = 2, u2 = 1 },
        units = { u1 = "a2", u2 = "a1" },
    },
}
