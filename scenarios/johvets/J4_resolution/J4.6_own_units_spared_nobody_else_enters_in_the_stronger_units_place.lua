-- u1 is the strongest entrant and may not displace u2. u4, with 2 against the 1 that holds a2, is
-- outweighed as before.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" },
        { "a2", "a7" },
    },
}

local game = law.variant {
    name = "own units are spared",
    rules = { displace_own = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared: nobody else enters in the stronger unit's place",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" }, { "u4", "blue", "a4" },
        { "u5", "blue", "a5" }, { "u6", "red", "a6" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u6", "reinforce u1 move a2" },
        { "u4", "move a2" }, { "u5", "reinforce u4 move a2" },
    },
    expect = {
        u1 = "failed: own_unit", u2 = "succeeded: held", u4 = "failed: outweighed",
        strength = { u1 = 3, u4 = 2, u2 = 1 },
        units = { u2 = "a2" },
    },
}
