local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

local game = law.variant {
    name = "one link point a region",
    rules = { one_link_point_per_region = true },
}

law.scenario {
    rule = "J1.5",
    name = "one link point a region: none is written where a printed one is",
    map = map,
    units = { { "u1", "red", "a1" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p9" } },
    expect = {
        actions = { red = 1 },
        unsupplied = { red = { "link_point_there" } },
    },
}
