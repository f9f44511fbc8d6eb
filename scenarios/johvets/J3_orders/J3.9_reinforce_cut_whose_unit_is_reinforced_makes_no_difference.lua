-- Red's own u4 attacks blue's unit, which reinforces red's u1: it is a unit of another player than
-- the reinforcing one's.
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
    name = "reinforce cut: whose unit is reinforced makes no difference",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "green", "a2" }, { "u3", "blue", "a3" },
        { "u4", "red", "a4" },
    },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a3" } },
    expect = {
        u1 = "failed: occupied", u3 = "failed: cut",
        strength = { u1 = 1 },
    },
}
