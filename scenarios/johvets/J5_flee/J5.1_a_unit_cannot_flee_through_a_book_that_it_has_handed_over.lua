-- The Transfer takes effect before u2 flees (J4.10), so p1 lies in a4 by then.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.1",
    name = "a unit cannot flee through a book that it has handed over",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    books = { { "p1", "a2" } },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u2", "transfer p1 to u4" },
    },
    flee = { { "u2", { book = "p1" }, "a5" } },
    expect = {
        u2 = "succeeded: transferred, displaced",
        books = { p1 = "a4" },
        fled = { u2 = "a5" },
    },
}
