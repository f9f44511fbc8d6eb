local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" } },
}

law.scenario {
    rule = "J4.4",
    name = "a tie of the strongest does not let a weaker entrant in",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "blue", "a4" },
        { "u4", "blue", "a5" }, { "u5", "green", "a6" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u3", "move a2" },
        { "u4", "reinforce u3 move a2" }, { "u5", "move a2" },
    },
    expect = {
        u1 = "failed: tied", u3 = "failed: tied", u5 = "failed: outweighed",
        units = { u1 = "a1", u3 = "a4", u5 = "a6" },
    },
}
