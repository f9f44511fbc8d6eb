-- p2 leads to the unit's own Age, so only p1 could be meant; the order has to say so all the same.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link is illegal without a name even when one book alone could be used",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link" } },
    expect = {
        u1 = "illegal: book_unnamed",
        units = { u1 = "a1" },
    },
}
