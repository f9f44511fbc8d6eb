local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J4.7",
    name = "a move that does not win stays where it was",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a3" }, { "u2", "stay" } },
    expect = {
        u1 = "failed: occupied, not displaced",
        units = { u1 = "a2" },
    },
}
