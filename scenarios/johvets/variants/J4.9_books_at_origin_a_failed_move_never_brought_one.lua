-- A Move that fails takes its unit nowhere, and the book has never left, under either rule.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a3" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } }
local books = { { "p1", "a1" } }
local orders = { { "u1", "move a2 carry p1" } }

law.scenario {
    rule = "J4.9",
    name = "a failed move brings no book",
    map = map,
    units = units,
    books = books,
    orders = orders,
    expect = {
        u1 = "failed: occupied",
        books = { p1 = "a1" },
    },
}

law.scenario {
    rule = "J4.9",
    name = "books at origin: a failed move never brought one",
    map = map,
    units = units,
    books = books,
    variant = "johvets/books_at_origin",
    orders = orders,
    expect = {
        u1 = "failed: occupied",
        books = { p1 = "a1" },
    },
}
