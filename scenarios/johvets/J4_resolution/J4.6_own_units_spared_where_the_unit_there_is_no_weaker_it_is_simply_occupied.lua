-- Were u2 another player's, it would not have been displaced either, so own_unit is not the reason.
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
    name = "own units spared: where the unit there is no weaker it is simply occupied",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    expect = { u1 = "failed: occupied", u2 = "succeeded: held" },
}
