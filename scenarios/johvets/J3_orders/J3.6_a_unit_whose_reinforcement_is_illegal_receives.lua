-- u2 is not adjacent to a4, so its order became a Stay; the nearest case to a unit that reinforces.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a unit whose reinforcement is illegal receives",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "transfer p1 to u2" }, { "u2", "reinforce u3 move a4" }, { "u3", "move a4" },
    },
    expect = {
        u1 = "succeeded: transferred", u2 = "illegal: not_adjacent",
        books = { p1 = "a2" },
    },
}
