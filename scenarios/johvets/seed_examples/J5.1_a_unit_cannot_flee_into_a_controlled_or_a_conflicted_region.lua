-- a3 holds a link point that red controls; D and E have both gone for a5. What B asks for is
-- skipped, and a6 is left.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" },
        { "a5", "a7" }, { "a5", "a8" },
    },
    link_points = { { "p1", "a3" }, { "p2", "a8" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit cannot flee into a controlled or a conflicted region",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "red", "a4" }, { "D", "red", "a7" },
        { "E", "blue", "a8" },
    },
    control = { { "p1", "red" } },
    orders = {
        { "A", "move a2" }, { "C", "reinforce A move a2" }, { "D", "move a5" }, { "E", "move a5" },
    },
    flee = { { "B", "a3", "a5", "a6" } },
    expect = {
        B = "failed: displaced, displaced",
        conflicted = { "a2", "a5" },
        fled = { B = "a6" },
    },
}
