-- That book stayed in b1, where u1 came from (J3.4), and leads to where u1 is anyhow.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" } },
}

law.scenario {
    rule = "J5.1",
    name = "a failed link cannot flee through the book that it linked through",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "b1" } },
    orders = { { "u1", "link p1" } },
    flee = { { "u1", { book = "p1" }, "a1" } },
    expect = {
        u1 = "failed: occupied, displaced",
        books = { p1 = "b1" },
        fled = { u1 = "a1" },
    },
}
