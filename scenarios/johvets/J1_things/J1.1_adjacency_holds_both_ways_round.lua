-- The border is written once, from a1 to a2; it can be crossed from either side.
local law = require "lawspeaker"

local map = law.map {
    name = "one border",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J1.1",
    name = "adjacency holds both ways round",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a1" }, { "u2", "move a2" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "a1", u2 = "a2" },
    },
}
