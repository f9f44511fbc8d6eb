-- Both Links tie over a1, and there is no way out of it.
local law = require "lawspeaker"

local map = law.map {
    name = "an island and another Age",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "b1" }, { "p4", "b2" } },
}

law.scenario {
    rule = "J6.5",
    name = "a draw when no player has a unit left",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    expect = {
        removed = { "u1", "u2" },
        out = {},
        winners = {},
        draw = true,
    },
}
