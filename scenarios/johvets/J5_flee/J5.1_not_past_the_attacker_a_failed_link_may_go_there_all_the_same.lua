-- u1 displaces u2 from a2, where u4's Link fails too. a1 is closed to u2, which held a2, not to u4.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" } },
}

local game = law.variant {
    name = "not past the attacker",
    rules = { flee_to_attacker = false },
}

law.scenario {
    rule = "J5.1",
    name = "not past the attacker: a failed link may go there all the same",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "b1" },
    },
    books = { { "p1", "b1" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "link p1" } },
    flee = { { "u2", "a1", "a4" }, { "u4", "a1" } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "failed: outweighed, displaced",
        fled = { u2 = "a4", u4 = "a1" },
    },
}
