-- Red has one of two link points, and no book is on the board.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.2",
    name = "nobody controls three quarters of no books",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    expect = { winners = {} },
}
