-- It is considered to be under a Stay order when others try to move in.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J4.2",
    name = "a unit that reinforces holds its region",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "red", "a4" }, { "u3", "blue", "a1" } },
    orders = { { "u1", "reinforce u2 move a3" }, { "u2", "move a3" }, { "u3", "move a2" } },
    expect = {
        u1 = "succeeded: counted", u3 = "failed: occupied",
        units = { u1 = "a2", u3 = "a1" },
    },
}
