-- u1 links to where u2 of the same player stands, with the help of u3, and takes p2 along.
local law = require "lawspeaker"

local map = law.map {
    name = "one region and a row",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "b1", "b2" }, { "b2", "b3" } },
    link_points = { { "p1", "b2" }, { "p2", "b3" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "red", "b2" }, { "u3", "red", "b1" } }
local books = { { "p1", "a1" }, { "p2", "a1" } }
local orders = { { "u1", "link p1 carry p2" }, { "u3", "reinforce u1 link b2" } }
local flee = { { "u1", "b3" }, { "u2", "b3" } }

law.scenario {
    rule = "J4.9",
    name = "books at origin: a link that drives an own unit away brings its book",
    map = map,
    units = units,
    books = books,
    variant = "johvets/books_at_origin",
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "b2", u2 = "b3" }, books = { p1 = "a1", p2 = "b2" } },
}

law.scenario {
    rule = "J4.6",
    name = "own units stay: the link fails and the book is where it led",
    map = map,
    units = units,
    books = books,
    variant = "johvets/own_units_stay",
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "b3", u2 = "b2" }, books = { p1 = "a1", p2 = "b2" } },
}

law.scenario {
    rule = "J4.9",
    name = "books at origin and own units stay: it fails and the book is where it began",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/books_at_origin", "johvets/own_units_stay" },
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "b3", u2 = "b2" }, books = { p1 = "a1", p2 = "a1" } },
}
