-- The third of four link points is taken in this turn: three quarters.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of link points",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a5" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a4" }, { "p4", "a5" } },
}

law.scenario {
    rule = "J6.2",
    name = "a player who controls enough link points after resolution wins",
    map = map,
    units = { { "A", "red", "a3" }, { "B", "blue", "a5" } },
    control = { { "p1", "red" }, { "p2", "red" } },
    orders = { { "A", "move a4" } },
    expect = {
        A = "succeeded: unopposed",
        control = { p3 = "red", p4 = "blue" },
        winners = { "red" },
    },
}
