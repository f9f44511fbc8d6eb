-- u1 and u4 have 2 each against the 1 of u2: u1 would not have displaced anybody.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "own units are spared",
    rules = { displace_own = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared: a tie with another entrant comes before",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" }, { "u4", "blue", "a4" },
        { "u5", "blue", "a5" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a2" },
        { "u5", "reinforce u4 move a2" },
    },
    expect = { u1 = "failed: tied", u4 = "failed: tied", u2 = "succeeded: held" },
}
