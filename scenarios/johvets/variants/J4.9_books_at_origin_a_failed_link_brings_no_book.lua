-- u1 links to where u2 stands and must flee from there. The book that it meant to bring lies in
-- b1 then, or has stayed in a1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } }
local books = { { "p1", "a1" }, { "p2", "a1" } }
local orders = { { "u1", "link p1 carry p2" } }
local flee = { { "u1", "b2" } }

law.scenario {
    rule = "J4.9",
    name = "a failed link brings its book",
    map = map,
    units = units,
    books = books,
    orders = orders,
    flee = flee,
    expect = {
        u1 = "failed: occupied, displaced",
        carried = { u1 = false },
        books = { p1 = "a1", p2 = "b1" },
    },
}

law.scenario {
    rule = "J4.9",
    name = "books at origin: a failed link brings no book",
    map = map,
    units = units,
    books = books,
    variant = "johvets/books_at_origin",
    orders = orders,
    flee = flee,
    expect = {
        u1 = "failed: occupied, displaced",
        carried = { u1 = false },
        books = { p1 = "a1", p2 = "a1" },
    },
}
