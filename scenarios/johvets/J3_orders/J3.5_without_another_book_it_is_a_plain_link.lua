-- Neither book is named, and neither need be: the only one is linked through, and none is left to
-- carry.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.5",
    name = "without another book it is a plain link",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link carry" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = false },
        carry_reason = { u1 = "no_book_here" },
        units = { u1 = "b1" },
        books = { p1 = "a1" },
    },
}
