-- A Link is an order: u2 leaves through the book before anybody has to flee.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } }
local books = { { "p1", "a2" } }
local orders = { { "u1", "move a2" }, { "u2", "link p1" } }

law.scenario {
    rule = "J5.1",
    name = "a link takes a unit out of the way",
    map = map,
    units = units,
    books = books,
    orders = orders,
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed, not displaced",
        units = { u1 = "a2", u2 = "b1" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "flee on foot: a link through the book is no flight",
    map = map,
    units = units,
    books = books,
    variant = "johvets/flee_on_foot",
    orders = orders,
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed, not displaced",
        units = { u1 = "a2", u2 = "b1" },
    },
}
