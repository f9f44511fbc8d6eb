-- The head fails, so u2 stays and holds a2 with 1; u1 has 2 and takes it.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" }, { "a2", "a6" } },
}

law.scenario {
    rule = "J4.5",
    name = "a stronger unit enters a chain that stands still",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "red", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "stay" },
        { "u4", "reinforce u1 move a2" },
    },
    flee = { { "u2", "a6" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: occupied, displaced",
        units = { u1 = "a2", u2 = "a6" },
    },
}
