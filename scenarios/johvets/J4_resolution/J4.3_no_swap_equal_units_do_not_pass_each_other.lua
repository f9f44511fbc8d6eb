local law = require "lawspeaker"

local map = law.map {
    name = "a pair",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

local game = law.variant {
    name = "no swap",
    rules = { swap = false },
}

law.scenario {
    rule = "J4.3",
    name = "no swap: equal units do not pass each other",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a1" } },
    expect = {
        u1 = "failed: head_to_head", u2 = "failed: head_to_head",
        units = { u1 = "a1", u2 = "a2" },
        conflicted = { "a1", "a2" },
    },
}
