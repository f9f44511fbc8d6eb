-- u3 closes the ring through its book.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "b1" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J4.5",
    name = "a ring turns when one member links away",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "b1" } },
    books = { { "p1", "b1" } },
    orders = { { "u1", "move a2" }, { "u2", "move b1" }, { "u3", "link p1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed", u3 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "b1", u3 = "a1" },
    },
}
