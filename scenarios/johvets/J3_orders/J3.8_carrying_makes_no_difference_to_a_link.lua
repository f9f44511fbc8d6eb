local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J3.8",
    name = "carrying makes no difference to a link",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "b2" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link p1 carry p2" }, { "u2", "reinforce u1 link b1" } },
    expect = {
        u2 = "succeeded: counted",
        strength = { u1 = 2 },
        carried = { u1 = "p2" },
    },
}
