local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "own units are spared",
    rules = { displace_own = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared: a region that the own unit leaves is entered",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a4" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a4" },
    },
}
