-- u1 fights u2 with 2 against 1, but ties with u3 and stays. Against u5, which comes from elsewhere
-- with 2, u1 holds a1 with the 1 of a Move that fails (J4.2).
local law = require "lawspeaker"

local map = law.map {
    name = "a pair with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7" } },
    adjacent = {
        { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" }, { "a1", "a5" }, { "a2", "a6" },
        { "a1", "a7" },
    },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: the strength of its move does not help against others",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "red", "a4" }, { "u5", "white", "a5" }, { "u6", "green", "a6" },
        { "u7", "white", "a7" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "move a2" },
        { "u4", "reinforce u1 move a2" }, { "u5", "move a1" }, { "u6", "reinforce u3 move a2" },
        { "u7", "reinforce u5 move a1" },
    },
    flee = { { "u1", "a5" } },
    expect = {
        u1 = "failed: tied, displaced",
        u2 = "failed: outweighed",
        u3 = "failed: tied",
        u5 = "succeeded: strongest",
        strength = { u1 = 2, u2 = 1, u3 = 2, u5 = 2 },
        units = { u1 = "a5", u2 = "a2", u5 = "a1" },
    },
}
