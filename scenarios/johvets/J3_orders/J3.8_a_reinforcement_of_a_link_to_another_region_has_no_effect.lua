local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "b1", "b2" }, { "b2", "b3" } },
    link_points = { { "p1", "b1" }, { "p2", "b3" } },
}

law.scenario {
    rule = "J3.8",
    name = "a reinforcement of a link to another region has no effect",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "b2" } },
    books = { { "p1", "a1" }, { "p2", "a1" } },
    orders = { { "u1", "link p1" }, { "u2", "reinforce u1 link b3" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "failed: not_matched",
        strength = { u1 = 1 },
    },
}
