local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: two links pass each other",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" } },
    books = { { "p1", "a1" }, { "p2", "b1" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "b1", u2 = "a1" },
    },
}
