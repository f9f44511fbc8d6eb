local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p3", "b1" }, { "p4", "b2" }, { "p5", "b3" },
        { "p6", "b3" },
    },
}

local game = law.variant {
    name = "two units each",
    rules = { unit_tokens = 2 },
}

law.scenario {
    rule = "J6.4",
    name = "two units each: units added this turn count",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p3", "red" }, { "p4", "red" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "unit b1 as u5", "unit b2 as u6" } },
    expect = {
        winners = {},
        supplied = { red = { "unit b1 as u5" } },
        unsupplied = { red = { "no_token" } },
    },
}
