local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link is illegal where no book lies",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "b1" } },
    orders = { { "u1", "link" } },
    expect = {
        u1 = "illegal: no_book_here",
        units = { u1 = "a1" },
    },
}
