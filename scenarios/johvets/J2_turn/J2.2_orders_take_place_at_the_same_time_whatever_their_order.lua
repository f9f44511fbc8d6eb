-- u2 is listed last and leaves; u1, listed first, finds the region left all the same.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J2.2",
    name = "orders take place at the same time whatever their order",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3" },
    },
}
