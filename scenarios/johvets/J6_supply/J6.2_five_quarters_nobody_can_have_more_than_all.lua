-- A game that is played to max_turns can do without a victory.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" } },
}

local game = law.variant {
    name = "five quarters",
    rules = { victory_fraction = { 5, 4 } },
}

law.scenario {
    rule = "J6.2",
    name = "five quarters: nobody can have more than all",
    map = map,
    units = { { "u1", "red", "a1" } },
    control = { { "p2", "red" } },
    variant = game,
    orders = { { "u1", "stay" } },
    expect = { control = { p1 = "red", p2 = "red" }, winners = {} },
}
