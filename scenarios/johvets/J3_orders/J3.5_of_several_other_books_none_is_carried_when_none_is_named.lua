local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "b2" } },
}

law.scenario {
    rule = "J3.5",
    name = "of several other books none is carried when none is named",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" } },
    orders = { { "u1", "link p1 carry" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = false },
        carry_reason = { u1 = "book_unnamed" },
        units = { u1 = "b1" },
        books = { p2 = "a1", p3 = "a1" },
    },
}
