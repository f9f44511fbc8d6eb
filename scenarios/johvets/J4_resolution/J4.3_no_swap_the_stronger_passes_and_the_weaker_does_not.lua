-- u1 fights with 2 against 1. u2, whose Move fails, is driven out of a2.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: the stronger passes and the weaker does not",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: head_to_head, displaced",
        strength = { u1 = 2, u2 = 1 },
        units = { u1 = "a2" },
        fled = { u2 = "a4" },
    },
}
