local law = require "lawspeaker"

local map = law.map {
    name = "a pair",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

local game = law.variant {
    name = "units swap",
    rules = { swap = true },
}

law.scenario {
    rule = "J4.3",
    name = "two units swap",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a1" },
        conflicted = {},
    },
}
