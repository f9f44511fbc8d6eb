local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.9",
    name = "a move without success carries nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "move a2 carry p1" } },
    expect = {
        u1 = "failed: occupied",
        carried = { u1 = false },
        carry_reason = { u1 = "not_successful" },
        books = { p1 = "a1" },
    },
}
