-- u2 leaves a2 for a3, not for a1: nobody comes the other way.
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
    name = "no swap: a unit may be followed",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3" },
    },
}
