-- u4 enters a1 with as much as u3. u3 stays, so u2 does not get in behind it, nor u1 behind u2.
local law = require "lawspeaker"

local map = law.map {
    name = "a triangle with a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a1" }, { "a1", "a4" } },
}

law.scenario {
    rule = "J4.5",
    name = "a ring stands still when one member does not win its contest",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "white", "a4" },
    },
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a1" }, { "u4", "move a1" } },
    expect = {
        u1 = "failed: occupied", u2 = "failed: occupied", u3 = "failed: tied", u4 = "failed: tied",
        units = { u1 = "a1", u2 = "a2", u3 = "a3", u4 = "a4" },
    },
}
