local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a3" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: a link into the region cuts as well",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "b1" },
    },
    books = { { "p1", "b1" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "link p1" } },
    expect = {
        u1 = "failed: occupied", u3 = "failed: cut", u4 = "failed: occupied, displaced",
        fled = { u4 = "a4" },
    },
}
