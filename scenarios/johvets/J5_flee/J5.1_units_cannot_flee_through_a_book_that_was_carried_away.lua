-- u2 leaves a2 with p1, so the Links that tie there find no book.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "b3" }, { "p2", "a2" }, { "p3", "a2" } },
}

law.scenario {
    rule = "J5.1",
    name = "units cannot flee through a book that was carried away",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" }, { "u3", "green", "b2" } },
    books = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b2" } },
    orders = { { "u1", "link p2" }, { "u2", "move a4 carry p1" }, { "u3", "link p3" } },
    flee = { { "u1", { book = "p1" }, "a1" }, { "u3", "a3" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "succeeded: unopposed", u3 = "failed: tied, displaced",
        carried = { u2 = "p1" },
        fled = { u1 = "a1", u3 = "a3" },
    },
}
