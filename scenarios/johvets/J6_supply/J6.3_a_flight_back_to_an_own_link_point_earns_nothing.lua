-- u1's Link fails in a2, and it flees to p1, which was red's at the start.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "b1" } },
}

local game = law.variant {
    name = "control by others",
    rules = { flee_controlled = "others" },
}

law.scenario {
    rule = "J6.3",
    name = "a flight back to an own link point earns nothing",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" } },
    books = { { "p2", "b1" } },
    control = { { "p1", "red" } },
    variant = game,
    orders = { { "u1", "link p2" } },
    flee = { { "u1", "a1" } },
    expect = {
        fled = { u1 = "a1" },
        control = { p1 = "red" },
        actions = { red = 0 },
    },
}
