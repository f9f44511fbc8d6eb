-- All four neighbours of a1 stand behind its unit; the fifth attacks it.
local law = require "lawspeaker"

local map = law.map {
    name = "five ways into a1",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" }, { "a1", "a4" }, { "a1", "a5" }, { "a1", "a6" } },
}

law.scenario {
    rule = "J4.1",
    name = "as many units reinforce as there are units next to the region",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "green", "a3" }, { "D", "white", "a4" },
        { "E", "red", "a5" }, { "F", "black", "a6" },
    },
    orders = {
        { "B", "reinforce A stay" }, { "C", "reinforce A stay" }, { "D", "reinforce A stay" },
        { "E", "reinforce A stay" }, { "F", "move a1" },
    },
    expect = {
        A = "succeeded: held", F = "failed: occupied",
        strength = { A = 5, F = 1 },
    },
}
