local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link is illegal when several books lie there and none is named",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link" } },
    expect = {
        u1 = "illegal: book_unnamed",
        units = { u1 = "a1" },
    },
}
