-- A ring of five units, one a player: each leaves as the next one enters.
local law = require "lawspeaker"

local map = law.map {
    name = "a ring of five",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a5" }, { "a5", "a1" } },
}

law.scenario {
    rule = "J1.1",
    name = "five players share a board",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "white", "a4" }, { "u5", "black", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a4" }, { "u4", "move a5" },
        { "u5", "move a1" },
    },
    expect = {
        u1 = "succeeded: unopposed", u5 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3", u3 = "a4", u4 = "a5", u5 = "a1" },
        conflicted = {},
    },
}
