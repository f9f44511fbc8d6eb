local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" }, { "p3", "b2" }, { "p4", "b2" } },
}

local game = law.variant {
    name = "no unit tokens",
    rules = { unit_tokens = 0 },
}

law.scenario {
    rule = "J6.4",
    name = "no unit tokens: no unit can be added",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p2", "red" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u5" } },
    expect = { actions = { red = 1 }, unsupplied = { red = { "no_token" } } },
}
