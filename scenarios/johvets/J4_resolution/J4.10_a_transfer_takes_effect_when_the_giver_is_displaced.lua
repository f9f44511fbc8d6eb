local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with sides and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" }, { "a1", "a4" }, { "a1", "a5" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.10",
    name = "a transfer takes effect when the giver is displaced",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" },
        { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "transfer p1 to u2" }, { "u3", "move a1" }, { "u4", "reinforce u3 move a1" },
    },
    flee = { { "u1", "a5" } },
    expect = {
        u1 = "succeeded: transferred, displaced",
        units = { u1 = "a5", u2 = "a2", u3 = "a1" },
        books = { p1 = "a2" },
    },
}
