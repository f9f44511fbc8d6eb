-- B is blue's and A is red's: together they beat C.
local law = require "lawspeaker"

local map = law.map {
    name = "A, B and C",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J3.7",
    name = "a unit reinforces another player's unit",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "green", "a4" } },
    orders = { { "A", "move a2" }, { "B", "reinforce A move a2" }, { "C", "move a2" } },
    expect = {
        A = "succeeded: strongest", B = "succeeded: counted", C = "failed: outweighed",
        strength = { A = 2, C = 1 },
    },
}
