-- u2 would slip past the stronger u1. Without swaps it fails and is displaced; then it could go
-- through the book that lies in a2, or to a1, where u1 came from. Only all three house rules
-- together leave it no way out, in whichever order they are named.
local law = require "lawspeaker"

local map = law.map {
    name = "a row and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } }
local books = { { "p1", "a2" } }
local orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u1 move a2" } }
local flee = { { "u2", { book = "p1" }, "a1" } }

law.scenario {
    rule = "J5.1",
    name = "without swaps and on foot it flees behind its attacker",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/no_swaps", "johvets/flee_on_foot" },
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: head_to_head, displaced",
        fled = { u2 = "a1" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "without swaps and not to its attacker it flees through the book",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/no_swaps", "johvets/no_flight_to_attacker" },
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: head_to_head, displaced",
        fled = { u2 = "b1" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "where swaps are allowed it has slipped past",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/flee_on_foot", "johvets/no_flight_to_attacker" },
    orders = orders,
    flee = flee,
    expect = {
        u2 = "succeeded: unopposed, not displaced",
        units = { u1 = "a2", u2 = "a1" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "three together: a hunted unit has no way out",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/no_swaps", "johvets/flee_on_foot", "johvets/no_flight_to_attacker" },
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: head_to_head, displaced",
        removed = { "u2" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "the other way round they are the same",
    map = map,
    units = units,
    books = books,
    variant = { "johvets/no_flight_to_attacker", "johvets/flee_on_foot", "johvets/no_swaps" },
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: head_to_head, displaced",
        removed = { "u2" },
    },
}
