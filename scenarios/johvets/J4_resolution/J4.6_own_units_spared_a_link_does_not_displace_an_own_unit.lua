-- u1 went through and must flee from b1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

local game = law.variant {
    name = "own units are spared",
    rules = { displace_own = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared: a link does not displace an own unit",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "b1" }, { "u3", "red", "b2" } },
    books = { { "p1", "a1" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u3", "reinforce u1 link b1" } },
    expect = {
        u1 = "failed: own_unit, displaced", u2 = "succeeded: held",
        fled = { u1 = "b3" },
    },
}
