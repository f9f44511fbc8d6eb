local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J3.8",
    name = "a reinforcement of a move does not match a unit that stays",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    orders = { { "u1", "stay" }, { "u2", "reinforce u1 move a2" } },
    expect = {
        u2 = "failed: not_matched",
        strength = { u1 = 1 },
    },
}
