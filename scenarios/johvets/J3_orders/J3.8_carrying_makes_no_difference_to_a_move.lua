local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.8",
    name = "carrying makes no difference to a move",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "move a2 carry p1" }, { "u2", "reinforce u1 move a2" } },
    expect = {
        u2 = "succeeded: counted",
        strength = { u1 = 2 },
        carried = { u1 = "p1" },
    },
}
