local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

local game = law.variant {
    name = "half is enough",
    rules = { victory_fraction = { 1, 2 } },
}

law.scenario {
    rule = "J6.2",
    name = "half is enough: two players have half of the books each",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a3" } },
    variant = game,
    orders = { { "u1", "stay" } },
    expect = { winners = { "red", "blue" } },
}
