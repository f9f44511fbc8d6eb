local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.1",
    name = "a link point belongs to the player whose unit stands there now",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p1", "blue" } },
    players = { "red", "blue" },
    orders = { { "u1", "move a2" } },
    expect = { u1 = "succeeded: unopposed", control = { p1 = "red", p2 = false } },
}
