local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

local game = law.variant {
    name = "five turns",
    rules = { max_turns = 5 },
}

law.scenario {
    rule = "J6.5",
    name = "five turns: supply still takes place in the last one",
    map = map,
    turn = 5,
    units = { { "u1", "red", "a1" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p9" } },
    expect = { supplied = { red = { "book a2 as p9" } }, draw = true },
}
