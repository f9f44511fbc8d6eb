local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a1" }, { "p2", "a3" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.4",
    name = "a player who took no link point has no action",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit a1 as u5" } },
    expect = {
        actions = { red = 0 },
        unsupplied = { red = { "none_left" } },
        units = { u5 = false },
    },
}
