-- u4's Link fails in b1, where it is shut in. So u1 is red's only unit when u5 is added.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = {
        { "p1", "a2" }, { "p2", "b1" }, { "p3", "b2" }, { "p4", "b3" }, { "p5", "b3" },
    },
}

local game = law.variant {
    name = "two units each",
    rules = { unit_tokens = 2 },
}

law.scenario {
    rule = "J6.4",
    name = "two units each: a unit removed this turn is not on the board",
    map = map,
    units = { { "u1", "red", "a1" }, { "u4", "red", "a3" }, { "u2", "blue", "b1" } },
    books = { { "p2", "a3" } },
    control = { { "p3", "red" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u4", "link p2" } },
    supply = { { "red", "unit b2 as u5" } },
    expect = {
        u4 = "failed: occupied, displaced",
        removed = { "u4" },
        supplied = { red = { "unit b2 as u5" } },
    },
}
