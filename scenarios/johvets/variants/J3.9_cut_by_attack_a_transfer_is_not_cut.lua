-- What is attacked here is a unit that hands over a book: a Transfer takes effect under either
-- rule.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a3" } },
}

local units = { { "u1", "red", "a2" }, { "u2", "red", "a1" }, { "u3", "blue", "a3" } }
local books = { { "p1", "a2" } }
local orders = { { "u1", "transfer p1 to u2" }, { "u3", "move a2" } }

law.scenario {
    rule = "J3.9",
    name = "a book is handed over under attack",
    map = map,
    units = units,
    books = books,
    orders = orders,
    expect = {
        u1 = "succeeded: transferred", u3 = "failed: occupied",
        books = { p1 = "a1" },
    },
}

law.scenario {
    rule = "J3.9",
    name = "cut by attack: a transfer is not cut",
    map = map,
    units = units,
    books = books,
    variant = "johvets/cut_by_attack",
    orders = orders,
    expect = {
        u1 = "succeeded: transferred", u3 = "failed: occupied",
        books = { p1 = "a1" },
    },
}
