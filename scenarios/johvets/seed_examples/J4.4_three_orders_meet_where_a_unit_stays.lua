-- The unit in a2 is one of the three sides. It ties with A for the most, so nothing changes.
local law = require "lawspeaker"

local map = law.map {
    name = "three ways into a2",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.4",
    name = "three orders meet where a unit stays",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "green", "a2" }, { "D", "red", "a4" },
        { "E", "green", "a5" },
    },
    orders = {
        { "A", "move a2" }, { "B", "move a2" }, { "C", "stay" }, { "D", "reinforce A move a2" },
        { "E", "reinforce C stay" },
    },
    expect = {
        A = "failed: occupied", B = "failed: outweighed", C = "succeeded: held",
        strength = { A = 2, B = 1, C = 2 },
        units = { A = "a1", B = "a3", C = "a2" },
    },
}
