-- a3 is left, but controlled by blue; p1 leads to no other Age.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a4" }, { "p2", "a3" } },
}

law.scenario {
    rule = "J4.10",
    name = "a transfer takes effect when the receiver is removed",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" },
        { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "transfer p1 to u2" }, { "u3", "move a2" }, { "u4", "reinforce u3 move a2" },
    },
    expect = {
        u1 = "succeeded: transferred", u2 = "failed: displaced, displaced",
        removed = { "u2" },
        books = { p1 = "a2" },
    },
}
