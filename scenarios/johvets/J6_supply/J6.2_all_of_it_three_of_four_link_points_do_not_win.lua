local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a3" }, { "p4", "a4" } },
}

local game = law.variant {
    name = "all of it",
    rules = { victory_fraction = { 1, 1 } },
}

law.scenario {
    rule = "J6.2",
    name = "all of it: three of four link points do not win",
    map = map,
    units = { { "u1", "red", "a2" } },
    control = { { "p1", "red" }, { "p2", "red" } },
    variant = game,
    orders = { { "u1", "move a3" } },
    expect = { winners = {} },
}
