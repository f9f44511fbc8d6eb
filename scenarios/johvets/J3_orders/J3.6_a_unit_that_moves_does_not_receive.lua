local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a unit that moves does not receive",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "move a3" } },
    expect = {
        u1 = "failed: receiver_not_staying", u2 = "succeeded: unopposed",
        units = { u1 = "a1" },
        books = { p1 = "a1" },
    },
}
