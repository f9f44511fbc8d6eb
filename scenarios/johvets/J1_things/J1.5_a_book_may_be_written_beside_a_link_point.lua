-- u1 takes p1 and with the action that it earns writes p9 in the same region.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

local game = law.variant {
    name = "many link points a region",
    rules = { one_link_point_per_region = false },
}

law.scenario {
    rule = "J1.5",
    name = "a book may be written beside a link point",
    map = map,
    units = { { "u1", "red", "a1" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p9" } },
    expect = {
        actions = { red = 1 },
        supplied = { red = { "book a2 as p9" } },
        link_points = { p9 = "a2" },
        books = { p9 = "a2" },
        control = { p1 = "red", p9 = "red" },
    },
}
