-- A moves into the region. B, which had won it the turn before, flees to a3, where it came from.
local law = require "lawspeaker"

local map = law.map {
    name = "A, B and C",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.7",
    name = "C reinforces A's move this time and B must flee",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "green", "a4" } },
    turns = {
        {
            orders = { { "A", "move a2" }, { "B", "move a2" }, { "C", "reinforce B move a2" } },
            expect = { units = { A = "a1", B = "a2" } },
        },
        {
            orders = { { "A", "move a2" }, { "B", "stay" }, { "C", "reinforce A move a2" } },
            flee = { { "B", "a3" } },
            expect = {
                A = "succeeded: strongest",
                B = "failed: displaced, displaced",
                C = "succeeded: counted",
                strength = { A = 2, B = 1 },
                fled = { B = "a3" },
                units = { A = "a2", B = "a3", C = "a4" },
            },
        },
    },
}
