local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: an attack does not cut a transfer",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "red", "a1" }, { "u3", "blue", "a3" } },
    books = { { "p1", "a2" } },
    variant = game,
    orders = { { "u1", "transfer p1 to u2" }, { "u3", "move a2" } },
    expect = {
        u1 = "succeeded: transferred", u3 = "failed: occupied",
        books = { p1 = "a1" },
    },
}
