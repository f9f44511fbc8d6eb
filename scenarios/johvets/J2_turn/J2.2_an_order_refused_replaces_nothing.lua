-- Red's own order for its unit stands, though blue's comes later.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J2.2",
    name = "an order refused replaces nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a2", by = "red" }, { "u1", "stay", by = "blue" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "a2" },
    },
}
