-- p1 is carried to a3. Its link point is where it was, and blue's.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J6.1",
    name = "a book carried away takes no control with it",
    map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a2" } },
    books = { { "p1", "a2" } },
    control = { { "p1", "blue" } },
    orders = { { "u1", "move a3 carry p1" } },
    expect = { books = { p1 = "a3" }, control = { p1 = "blue", p2 = "red" } },
}
