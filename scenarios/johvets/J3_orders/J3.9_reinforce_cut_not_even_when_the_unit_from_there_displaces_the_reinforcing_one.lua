-- u2 leaves a2 and drives u3 out of a3; the reinforcement counted all the same.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a3", "a5" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: not even when the unit from there displaces the reinforcing one",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "reinforce u1 move a2" },
        { "u4", "reinforce u2 move a3" },
    },
    expect = {
        u1 = "succeeded: unopposed",
        u2 = "succeeded: strongest",
        u3 = "succeeded: counted, displaced",
        strength = { u1 = 2, u2 = 2 },
        fled = { u3 = "a5" },
    },
}
