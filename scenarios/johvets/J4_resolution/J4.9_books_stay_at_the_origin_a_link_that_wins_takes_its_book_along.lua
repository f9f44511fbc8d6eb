local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

local game = law.variant {
    name = "books stay at the origin",
    rules = { failed_link_book = "origin" },
}

law.scenario {
    rule = "J4.9",
    name = "books stay at the origin: a link that wins takes its book along",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    variant = game,
    orders = { { "u1", "link p1 carry p2" } },
    expect = {
        u1 = "succeeded: unopposed",
        carried = { u1 = "p2" },
        books = { p1 = "a1", p2 = "b1" },
    },
}
