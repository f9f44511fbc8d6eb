local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "own units are displaced",
    rules = { displace_own = true },
}

law.scenario {
    rule = "J4.6",
    name = "a player displaces its own unit",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        units = { u1 = "a2", u2 = "a4" },
    },
}
