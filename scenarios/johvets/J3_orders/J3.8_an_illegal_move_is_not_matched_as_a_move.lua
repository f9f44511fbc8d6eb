-- u2 reinforces exactly what u1 was ordered to do; but u1 is not doing it.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J3.8",
    name = "an illegal move is not matched as a move",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a4" } },
    orders = { { "u1", "move a3" }, { "u2", "reinforce u1 move a3" } },
    expect = {
        u1 = "illegal: not_adjacent", u2 = "failed: not_matched",
        strength = { u1 = 1 },
    },
}
