-- u1 has as much as u3, which enters a2 too, and as u2, which comes the other way: the first that
-- applies.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: a tie with another entrant is told before the fight",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed: head_to_head", u3 = "failed: tied",
        units = { u1 = "a1", u2 = "a2", u3 = "a3" },
    },
}
