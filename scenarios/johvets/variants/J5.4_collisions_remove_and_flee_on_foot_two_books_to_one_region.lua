-- u1 and u2 are driven away, and each has a book that leads to b1. On foot neither gets there, and
-- so they do not meet.
local law = require "lawspeaker"

local map = law.map {
    name = "two rows and a region far away",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a4", "a5" }, { "a5", "a6" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

local units = {
    { "u1", "red", "a2" }, { "u2", "red", "a5" },
    { "c1", "blue", "a1" }, { "c2", "blue", "a3" }, { "c3", "blue", "a4" }, { "c4", "blue", "a6" },
}
local books = { { "p1", "a2" }, { "p2", "a5" } }
local orders = {
    { "c1", "move a2" }, { "c2", "reinforce c1 move a2" },
    { "c3", "move a5" }, { "c4", "reinforce c3 move a5" },
}
local flee = { { "u1", { book = "p1" }, "a1" }, { "u2", { book = "p2" }, "a4" } }

law.scenario {
    rule = "J5.4",
    name = "by the standard rules they try their next place",
    map = map,
    units = units,
    books = books,
    orders = orders,
    flee = flee,
    expect = { fled = { u1 = "a1", u2 = "a4" }, removed = {} },
}

law.scenario {
    rule = "J5.4",
    name = "collisions remove: they meet at the end of two books",
    map = map,
    units = units,
    books = books,
    variant = "johvets/collisions_remove",
    orders = orders,
    flee = flee,
    expect = { removed = { "u1", "u2" } },
}

law.scenario {
    rule = "J5.1",
    name = "collisions remove and flee on foot: they go apart",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/collisions_remove", "johvets/flee_on_foot" },
    orders = orders,
    flee = flee,
    expect = { fled = { u1 = "a1", u2 = "a4" }, removed = {} },
}

law.scenario {
    rule = "J5.1",
    name = "collisions remove and no flight to attacker: a book may still lead to the other",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/collisions_remove", "johvets/no_flight_to_attacker" },
    orders = orders,
    flee = flee,
    expect = { removed = { "u1", "u2" } },
}

law.scenario {
    rule = "J5.1",
    name = "no flight to attacker: when the books lead to one region both are lost",
    map = map,
    units = units,
    books = books,
    variant = "johvets/no_flight_to_attacker",
    orders = orders,
    flee = flee,
    expect = { removed = { "u1", "u2" } },
}
