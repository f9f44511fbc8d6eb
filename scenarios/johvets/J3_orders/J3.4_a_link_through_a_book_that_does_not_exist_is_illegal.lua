local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link through a book that does not exist is illegal",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p9" } },
    expect = {
        u1 = "illegal: unknown_book",
        units = { u1 = "a1" },
    },
}
