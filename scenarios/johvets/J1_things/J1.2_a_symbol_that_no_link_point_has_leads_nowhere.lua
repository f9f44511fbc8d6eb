local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J1.2",
    name = "a symbol that no link point has leads nowhere",
    map = map,
    units = { { "u1", "red", "a1" } },
    link_points = { { "p9", "b2" } },
    books = { { "p9", "a1" } },
    orders = { { "u1", "link p8" } },
    expect = {
        u1 = "illegal: unknown_book",
        units = { u1 = "a1" },
        control = { p9 = false },
    },
}
