-- Half is not two thirds. That red has two of three books on the board as well changes nothing:
-- one of the two lies in a region that red has left.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of five",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a5" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a4" }, { "p4", "a5" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" } }
local books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a3" } }
local orders = { { "u1", "move a2" } }

law.scenario {
    rule = "J6.2",
    name = "two of four are too few",
    map = map,
    units = units,
    books = books,
    orders = orders,
    expect = {
        control = { p1 = "red", p2 = "red", p3 = "blue", p4 = false },
        winners = {},
    },
}

law.scenario {
    rule = "J6.2",
    name = "two thirds win: two of four are still too few",
    map = map,
    units = units,
    books = books,
    variant = "johvets/two_thirds_win",
    orders = orders,
    expect = {
        control = { p1 = "red", p2 = "red", p3 = "blue", p4 = false },
        winners = {},
    },
}
