-- a1 is controlled by red; b1 is empty and out of reach, also when u2 does not say where to.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

local game = law.variant {
    name = "no books for fleeing",
    rules = { flee_through_books = false },
}

law.scenario {
    rule = "J5.1",
    name = "no books for fleeing: a book does not save a unit that is shut in",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u2 = "failed: displaced, displaced",
        removed = { "u2" },
        fled = { u2 = false },
    },
}
