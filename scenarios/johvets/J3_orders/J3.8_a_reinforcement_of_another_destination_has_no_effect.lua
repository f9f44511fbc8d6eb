local law = require "lawspeaker"

local map = law.map {
    name = "a square",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" }, { "a2", "a4" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J3.8",
    name = "a reinforcement of another destination has no effect",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a4" } },
    orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a3" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "failed: not_matched",
        strength = { u1 = 1 },
    },
}
