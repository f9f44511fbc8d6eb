-- u4 has not held a2, it failed to link there: a1, which the winner of a2 has left, is closed to
-- u2 alone, which has been displaced.
local law = require "lawspeaker"

local map = law.map {
    name = "a hub and another Age",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" } },
}

local units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u4", "green", "b1" },
}
local books = { { "p1", "b1" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "link p1" } }
local flee = { { "u2", "a4" }, { "u4", "a1" } }

law.scenario {
    rule = "J5.1",
    name = "both flee, one to where the attacker came from",
    map = map,
    units = units,
    books = books,
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: outweighed, displaced",
        fled = { u2 = "a4", u4 = "a1" },
    },
}

law.scenario {
    rule = "J5.1",
    name = "no flight to attacker: a failed link may flee there",
    map = map,
    units = units,
    books = books,
    variant = "johvets/no_flight_to_attacker",
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: outweighed, displaced",
        fled = { u2 = "a4", u4 = "a1" },
    },
}
