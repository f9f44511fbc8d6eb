local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "b2" } },
}

local game = law.variant {
    name = "books stay at the origin",
    rules = { failed_link_book = "origin" },
}

law.scenario {
    rule = "J5.1",
    name = "books stay at the origin: a failed link has no book to flee through",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "b1" }, { "p2", "b1" } },
    variant = game,
    orders = { { "u1", "link p1 carry p2" } },
    flee = { { "u1", { book = "p2" }, "a1" } },
    expect = {
        u1 = "failed: occupied, displaced",
        books = { p1 = "b1", p2 = "b1" },
        fled = { u1 = "a1" },
    },
}
