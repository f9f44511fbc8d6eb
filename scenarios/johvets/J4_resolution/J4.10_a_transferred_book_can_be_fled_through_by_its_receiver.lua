-- p1 lies in a2 by the time u2 has to flee from there.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.10",
    name = "a transferred book can be fled through by its receiver",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" },
        { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "transfer p1 to u2" }, { "u3", "move a2" }, { "u4", "reinforce u3 move a2" },
    },
    flee = { { "u2", { book = "p1" } } },
    expect = {
        u1 = "succeeded: transferred", u2 = "failed: displaced, displaced",
        fled = { u2 = "b1" },
        books = { p1 = "a2" },
    },
}
