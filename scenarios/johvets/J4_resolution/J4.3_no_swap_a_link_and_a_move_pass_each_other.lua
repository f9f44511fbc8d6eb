-- Links take no part: u1 goes through its book, u2 on foot.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "b1" }, { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: a link and a move pass each other",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } },
    books = { { "p1", "a1" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "move a1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "b1", u2 = "a1" },
    },
}
