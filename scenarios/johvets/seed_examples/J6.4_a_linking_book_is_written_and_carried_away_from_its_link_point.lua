local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "I", "a1", "a2" }, { "II", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "b1" }, { "b1", "b2" } },
    link_points = { { "p1", "a2" }, { "p2", "b2" }, { "p3", "b2" } },
}

law.scenario {
    rule = "J6.4",
    name = "a linking book is written and carried away from its link point",
    map = map,
    units = { { "A", "red", "a1" } },
    books = { { "p2", "b2" }, { "p3", "b2" } },
    turns = {
        -- A takes p1 and writes p9 where it stands.
        {
            orders = { { "A", "move a2" } },
            supply = { { "red", "book a2 as p9" } },
            expect = {
                actions = { red = 1 },
                supplied = { red = { "book a2 as p9" } },
                link_points = { p9 = "a2" },
                books = { p9 = "a2" },
            },
        },
        -- The book is moved like any other; the link point stays.
        {
            orders = { { "A", "move b1 carry p9" } },
            expect = {
                carried = { A = "p9" },
                link_points = { p9 = "a2" },
                books = { p9 = "b1" },
            },
        },
        -- And so A links back to the place where the book was written.
        {
            orders = { { "A", "link p9" } },
            expect = {
                A = "succeeded: unopposed",
                units = { A = "a2" },
                books = { p9 = "b1" },
            },
        },
    },
}
