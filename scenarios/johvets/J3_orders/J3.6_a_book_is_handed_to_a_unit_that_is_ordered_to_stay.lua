-- Both stay where they are. Any owner may receive.
local law = require "lawspeaker"

local map = law.map {
    name = "a pair and an Age of link points",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.6",
    name = "a book is handed to a unit that is ordered to stay",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a1" } },
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "stay" } },
    expect = {
        u1 = "succeeded: transferred", u2 = "succeeded: held",
        units = { u1 = "a1", u2 = "a2" },
        books = { p1 = "a2" },
    },
}
