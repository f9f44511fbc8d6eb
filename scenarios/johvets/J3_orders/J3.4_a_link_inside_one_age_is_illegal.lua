local law = require "lawspeaker"

local map = law.map {
    name = "one Age",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a3" } },
}

law.scenario {
    rule = "J3.4",
    name = "a link inside one Age is illegal",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "link p1" } },
    expect = {
        u1 = "illegal: same_age",
        units = { u1 = "a1" },
    },
}
