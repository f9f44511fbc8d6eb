-- u4 holds a4, so a3 is not left, so a2 is not left.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J4.5",
    name = "a chain stands still when its head fails",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "white", "a4" },
    },
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a4" }, { "u4", "stay" } },
    expect = {
        u1 = "failed: occupied", u2 = "failed: occupied", u3 = "failed: occupied",
        units = { u1 = "a1", u2 = "a2", u3 = "a3" },
        conflicted = { "a2", "a3", "a4" },
    },
}
