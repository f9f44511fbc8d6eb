-- Two units are behind B's order: B itself and C.
local law = require "lawspeaker"

local map = law.map {
    name = "A, B and C",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.4",
    name = "C reinforces B, which wins over A",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "blue", "a4" } },
    orders = { { "A", "move a2" }, { "B", "move a2" }, { "C", "reinforce B move a2" } },
    expect = {
        A = "failed: outweighed", B = "succeeded: strongest", C = "succeeded: counted",
        strength = { A = 1, B = 2 },
        units = { A = "a1", B = "a2", C = "a4" },
    },
}
