-- u4 does not get into a3; that it tries is enough.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: an attack makes the reinforcement void",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a3" } },
    expect = {
        u1 = "failed: occupied",
        u2 = "succeeded: held",
        u3 = "failed: cut",
        u4 = "failed: occupied",
        strength = { u1 = 1 },
    },
}
