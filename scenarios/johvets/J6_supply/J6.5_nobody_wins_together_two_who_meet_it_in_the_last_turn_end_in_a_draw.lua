-- Red has three of four books and blue three of four link points, and there is no turn after this.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "b2" } },
}

local game = law.variant {
    name = "nobody wins together",
    rules = { joint_victory = false, max_turns = 1 },
}

law.scenario {
    rule = "J6.5",
    name = "nobody wins together: two who meet it in the last turn end in a draw",
    map = map,
    units = { { "u1", "red", "a1" }, { "u4", "blue", "a4" } },
    books = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a1" }, { "p4", "a4" } },
    control = { { "p1", "blue" }, { "p2", "blue" }, { "p3", "blue" } },
    variant = game,
    orders = { { "u1", "stay" } },
    expect = { winners = {}, draw = true },
}
