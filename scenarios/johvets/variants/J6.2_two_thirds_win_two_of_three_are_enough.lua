-- Red takes its second link point of three: two thirds, and less than three quarters.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a4" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" } }
local orders = { { "u1", "move a2" } }

law.scenario {
    rule = "J6.2",
    name = "two of three are not enough",
    map = map,
    units = units,
    orders = orders,
    expect = {
        control = { p1 = "red", p2 = "red", p3 = "blue" },
        winners = {},
    },
}

law.scenario {
    rule = "J6.2",
    name = "two thirds win: two of three are enough",
    map = map,
    units = units,
    variant = "johvets/two_thirds_win",
    orders = orders,
    expect = {
        control = { p1 = "red", p2 = "red", p3 = "blue" },
        winners = { "red" },
    },
}
