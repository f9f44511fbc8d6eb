-- p3 leads to b3, which is closed when both name it. u1 has another choice, and u2 is removed: b3
-- stays closed in the last step too, also through a book.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "b3" } },
}

law.scenario {
    rule = "J5.4",
    name = "two units cannot flee through the same book",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" }, { "p3", "a2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", { book = "p3" }, "a1" }, { "u2", { book = "p3" } } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        fled = { u1 = "a1" },
        removed = { "u2" },
    },
}
