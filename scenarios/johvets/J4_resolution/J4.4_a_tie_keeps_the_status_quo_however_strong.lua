local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.4",
    name = "a tie keeps the status quo, however strong",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u3", "red", "a4" },
        { "u4", "blue", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a2" }, { "u3", "reinforce u1 move a2" },
        { "u4", "reinforce u2 move a2" },
    },
    expect = {
        u1 = "failed: tied", u2 = "failed: tied",
        strength = { u1 = 2, u2 = 2 },
        units = { u1 = "a1", u2 = "a3" },
        conflicted = { "a2" },
    },
}
