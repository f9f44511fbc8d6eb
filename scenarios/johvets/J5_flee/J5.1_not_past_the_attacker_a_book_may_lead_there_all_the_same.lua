-- u1 comes from b1 through p1. On foot b1 is closed to u2; p2, which lies in a2, leads to it.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a2", "a3" }, { "a2", "b1" } },
    link_points = { { "p1", "a2" }, { "p2", "b1" } },
}

local game = law.variant {
    name = "not past the attacker",
    rules = { flee_to_attacker = false },
}

law.scenario {
    rule = "J5.1",
    name = "not past the attacker: a book may lead there all the same",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "b1" }, { "p2", "a2" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u3", "reinforce u1 link a2" } },
    flee = { { "u2", "b1", { book = "p2" } } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        fled = { u2 = "b1" },
    },
}
