-- The book goes to the region where the receiver stood, and is there when another unit has come in.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.10",
    name = "a transfer takes effect when the receiver is displaced",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" },
        { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "transfer p1 to u2" }, { "u2", "stay" }, { "u3", "move a2" },
        { "u4", "reinforce u3 move a2" },
    },
    flee = { { "u2", "a5" } },
    expect = {
        u1 = "succeeded: transferred", u2 = "failed: displaced, displaced",
        units = { u2 = "a5", u3 = "a2" },
        books = { p1 = "a2" },
    },
}
