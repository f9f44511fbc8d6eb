-- B is driven out of a2, and its reinforcement wins a3 for C against D.
local law = require "lawspeaker"

local map = law.map {
    name = "a row with sides",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5", "a6", "a7" } },
    adjacent = {
        { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" }, { "a3", "a6" },
        { "a2", "a7" },
    },
}

law.scenario {
    rule = "J3.9",
    name = "a reinforcing unit that must flee still reinforces",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "blue", "a4" }, { "D", "red", "a6" },
        { "E", "red", "a5" },
    },
    orders = {
        { "A", "move a2" }, { "E", "reinforce A move a2" }, { "B", "reinforce C move a3" },
        { "C", "move a3" }, { "D", "move a3" },
    },
    flee = { { "B", "a7" } },
    expect = {
        A = "succeeded: strongest",
        B = "succeeded: counted, displaced",
        C = "succeeded: strongest",
        D = "failed: outweighed",
        units = { A = "a2", B = "a7", C = "a3", D = "a6" },
    },
}
