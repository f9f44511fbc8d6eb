local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J1.2",
    name = "a placed link point serves like a printed one",
    map = map,
    units = { { "u1", "red", "a1" } },
    link_points = { { "p9", "b2" } },
    books = { { "p9", "a1" } },
    orders = { { "u1", "link p9" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "b2" },
        link_points = { p9 = "b2" },
        control = { p9 = "red" },
    },
}
