-- Each counts as holding with the strength of its Move: with 2, not with the 1 of a Move that
-- fails.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a3", "a1" }, { "a1", "a2" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: on a tie of reinforced moves neither passes",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "blue", "a3" },
        { "u4", "red", "a4" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u2 move a1" },
        { "u4", "reinforce u1 move a2" },
    },
    expect = {
        u1 = "failed: head_to_head", u2 = "failed: head_to_head",
        strength = { u1 = 2, u2 = 2 },
        units = { u1 = "a1", u2 = "a2" },
    },
}
