local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

local game = law.variant {
    name = "books go through",
    rules = { failed_link_book = "destination" },
}

law.scenario {
    rule = "J4.9",
    name = "a failed link leaves its book in the region that it flees from",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    variant = game,
    orders = { { "u1", "link p1 carry p2" } },
    expect = {
        u1 = "failed: occupied, displaced",
        carried = { u1 = false },
        carry_reason = { u1 = "not_successful" },
        fled = { u1 = "b2" },
        books = { p1 = "a1", p2 = "b1" },
    },
}
