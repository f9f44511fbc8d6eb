local law = require "lawspeaker"

local map = law.map {
    name = "a star and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a4" }, { "p2", "b1" }, { "p3", "b1" } },
}

law.scenario {
    rule = "J6.4",
    name = "a unit that has fled writes a book where it fled to",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    supply = { { "blue", "book a4 as p9" } },
    expect = {
        fled = { u2 = "a4" },
        actions = { blue = 1 },
        supplied = { blue = { "book a4 as p9" } },
    },
}
