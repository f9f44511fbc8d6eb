-- u2 was displaced from a2; its neighbours are free, but a4, for which two more units tied, is
-- conflicted too.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a4", "a5" }, { "a4", "a6" } },
}

law.scenario {
    rule = "J4.11",
    name = "a region that is won was conflicted all the same",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u5", "red", "a5" },
        { "u6", "blue", "a6" },
    },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u5", "move a4" },
        { "u6", "move a4" },
    },
    flee = { { "u2", "a4", "a1" } },
    expect = {
        u1 = "succeeded: strongest",
        conflicted = { "a2", "a4" },
        fled = { u2 = "a1" },
    },
}
