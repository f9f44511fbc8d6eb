local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a3" }, { "p4", "a4" } },
}

local game = law.variant {
    name = "five turns",
    rules = { max_turns = 5 },
}

law.scenario {
    rule = "J6.5",
    name = "five turns: a victory in the fifth is no draw",
    map = map,
    turn = 5,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a4" } },
    control = { { "p1", "red" }, { "p2", "red" } },
    variant = game,
    orders = { { "u1", "move a3" } },
    expect = { winners = { "red" }, draw = false },
}
