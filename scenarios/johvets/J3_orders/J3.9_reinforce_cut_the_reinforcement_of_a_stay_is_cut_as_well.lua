-- With u2's help u1 would hold a1 with 2 against u4's 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a cross",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a4" }, { "a1", "a5" }, { "a1", "a6" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: the reinforcement of a stay is cut as well",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" },
        { "u4", "blue", "a4" }, { "u5", "blue", "a5" },
    },
    variant = game,
    orders = {
        { "u2", "reinforce u1 stay" }, { "u3", "move a2" }, { "u4", "move a1" },
        { "u5", "reinforce u4 move a1" },
    },
    flee = { { "u1", "a6" } },
    expect = {
        u1 = "failed: displaced, displaced", u2 = "failed: cut", u4 = "succeeded: strongest",
        strength = { u1 = 1, u4 = 2 },
        fled = { u1 = "a6" },
    },
}
