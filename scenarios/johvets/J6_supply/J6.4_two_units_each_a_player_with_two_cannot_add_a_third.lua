-- Blue, with one, can.
local law = require "lawspeaker"

local map = law.map {
    name = "two pairs and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" }, { "a3", "a4" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a3" }, { "p3", "b1" }, { "p4", "b2" }, { "p5", "b3" },
        { "p6", "b3" },
    },
}

local game = law.variant {
    name = "two units each",
    rules = { unit_tokens = 2 },
}

law.scenario {
    rule = "J6.4",
    name = "two units each: a player with two cannot add a third",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" }, { "u3", "red", "b3" } },
    control = { { "p3", "red" }, { "p4", "blue" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    supply = { { "red", "unit b1 as u5" }, { "blue", "unit b2 as u6" } },
    expect = {
        actions = { red = 1, blue = 1 },
        supplied = { blue = { "unit b2 as u6" } },
        unsupplied = { red = { "no_token" } },
    },
}
