-- u1 leaves p1, and u2 comes there.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.3",
    name = "units of one player that relieve each other take nothing",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "red", "a1" } },
    orders = { { "u1", "move a1" }, { "u2", "move a2" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        actions = { red = 0 },
    },
}
