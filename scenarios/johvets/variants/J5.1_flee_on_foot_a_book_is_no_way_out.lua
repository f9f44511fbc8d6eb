-- u2 stands in a corner with a book that leads to another Age.
local law = require "lawspeaker"

local map = law.map {
    name = "a corner and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "a1" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } }
local books = { { "p1", "a2" } }
local control = { { "p2", "red" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } }
local flee = { { "u2", { book = "p1" } } }

law.scenario {
    rule = "J5.1",
    name = "a book is a way out",
    map = map,
    units = units,
    books = books,
    control = control,
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: displaced, displaced",
        fled = { u2 = "b1" },
        removed = {},
    },
}

law.scenario {
    rule = "J5.1",
    name = "flee on foot: a book is no way out",
    map = map,
    units = units,
    books = books,
    control = control,
    variant = "johvets/flee_on_foot",
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: displaced, displaced",
        fled = { u2 = false },
        removed = { "u2" },
    },
}
