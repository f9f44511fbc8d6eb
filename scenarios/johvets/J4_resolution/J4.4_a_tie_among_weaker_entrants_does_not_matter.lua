local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.4",
    name = "a tie among weaker entrants does not matter",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a3" }, { "u3", "green", "a4" },
        { "u4", "green", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a2" }, { "u3", "move a2" },
        { "u4", "reinforce u3 move a2" },
    },
    expect = {
        u1 = "failed: outweighed", u2 = "failed: outweighed", u3 = "succeeded: strongest",
        units = { u3 = "a2" },
    },
}
