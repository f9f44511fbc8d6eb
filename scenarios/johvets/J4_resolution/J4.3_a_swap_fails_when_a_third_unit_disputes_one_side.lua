-- u3's equal strength keeps u1 out of a2; so a1 is not left, and u2 does not get in there.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.3",
    name = "a swap fails when a third unit disputes one side",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed: occupied", u3 = "failed: tied",
        units = { u1 = "a1", u2 = "a2", u3 = "a3" },
    },
}
