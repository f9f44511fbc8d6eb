-- Two actions are earned in a2. The first places p8 in a1, which from then on has a link point like
-- any other.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a4" } },
}

local game = law.variant {
    name = "one link point a region",
    rules = { one_link_point_per_region = true },
}

law.scenario {
    rule = "J1.5",
    name = "one link point a region: none is written where a placed one is",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    variant = game,
    orders = { { "u2", "move a2" } },
    supply = { { "red", "book a1 as p8", "book a1 as p9" } },
    expect = {
        actions = { red = 2 },
        supplied = { red = { "book a1 as p8" } },
        unsupplied = { red = { "link_point_there" } },
        link_points = { p8 = "a1" },
    },
}
