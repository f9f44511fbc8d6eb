-- Red brings a book to one that lies there, and a third lies with its other unit. In the standard
-- game three of five books are too few.
local law = require "lawspeaker"

local map = law.map {
    name = "two rows with five books",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "b1", "b2" } },
    link_points = { { "p1", "b2" }, { "p2", "b2" }, { "p3", "a1" }, { "p4", "b2" }, { "p5", "b2" },
        { "p6", "b2" } },
}

local game = law.variant {
    name = "librarians",
    hooks = {
        victory = function(ask)
            return #ask:books(ask.player) >= 3
        end,
    },
}

law.scenario {
    rule = "J6.2",
    name = "a variant crowns who holds any three books",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "b1" }, { "u3", "blue", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "b1" }, { "p4", "a3" }, { "p5", "b2" } },
    variant = game,
    turns = {
        { expect = { books = { p1 = "a1" }, winners = {} } },
        {
            orders = { { "u1", "move a2 carry p1" } },
            expect = { books = { p1 = "a2", p2 = "a2", p3 = "b1", p6 = false },
                winners = { "red" } },
        },
    },
}
