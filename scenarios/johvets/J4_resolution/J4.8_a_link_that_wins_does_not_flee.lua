local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" }, { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link that wins does not flee",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "b1" }, { "u3", "red", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" }, { "u3", "reinforce u1 link b1" } },
    flee = { { "u2", "b3" } },
    expect = {
        u1 = "succeeded: strongest, not displaced", u2 = "failed: displaced, displaced",
        units = { u1 = "b1", u2 = "b3" },
        fled = { u1 = false },
    },
}
