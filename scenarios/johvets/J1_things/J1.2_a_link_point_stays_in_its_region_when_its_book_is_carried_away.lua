-- The book p1 starts in the very region of its link point and is carried into another Age; from
-- there it leads back.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "b1" }, { "b1", "b2" } },
    link_points = { { "p1", "a1" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J1.2",
    name = "a link point stays in its region when its book is carried away",
    map = map,
    units = { { "u1", "red", "a1" } },
    books = { { "p1", "a1" }, { "p2", "b2" } },
    turns = {
        {
            orders = { { "u1", "move b1 carry p1" } },
            expect = {
                u1 = "succeeded",
                carried = { u1 = "p1" },
                books = { p1 = "b1" },
            },
        },
        {
            orders = { { "u1", "link p1" } },
            expect = {
                u1 = "succeeded: unopposed",
                units = { u1 = "a1" },
                books = { p1 = "b1" },
            },
        },
    },
}
