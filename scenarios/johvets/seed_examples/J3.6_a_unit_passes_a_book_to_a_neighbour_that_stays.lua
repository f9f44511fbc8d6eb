-- The next turn the receiver uses it.
local law = require "lawspeaker"

local map = law.map {
    name = "a pair and another Age",
    ages = { { "I", "a1", "a2" }, { "II", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "a1" }, { "p4", "a2" } },
}

law.scenario {
    rule = "J3.6",
    name = "a unit passes a book to a neighbour that stays",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a2" } },
    books = { { "p1", "a1" }, { "p2", "b1" } },
    turns = {
        {
            orders = { { "A", "transfer p1 to B" }, { "B", "stay" } },
            expect = {
                A = "succeeded: transferred", B = "succeeded: held",
                units = { A = "a1", B = "a2" },
                books = { p1 = "a2" },
            },
        },
        {
            orders = { { "B", "link p1" } },
            expect = {
                B = "succeeded: unopposed",
                units = { B = "b1" },
            },
        },
    },
}
