-- b1 and a2 are neighbours, and u1 went from the one to the other through p1.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a3" }, { "a2", "a4" }, { "a2", "b1" } },
    link_points = { { "p1", "a2" } },
}

local game = law.variant {
    name = "not past the attacker",
    rules = { flee_to_attacker = false },
}

law.scenario {
    rule = "J5.1",
    name = "not past the attacker: the region that a link came from is closed as well",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "b1" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u3", "reinforce u1 link a2" } },
    flee = { { "u2", "b1", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        fled = { u2 = "a4" },
    },
}
