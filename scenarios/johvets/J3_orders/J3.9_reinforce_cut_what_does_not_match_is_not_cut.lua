-- u1 stays, so u3's reinforcement of its Move has no effect in the first place.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: what does not match is not cut",
    map = map,
    units = { { "u1", "red", "a1" }, { "u3", "red", "a3" }, { "u4", "blue", "a4" } },
    variant = game,
    orders = { { "u1", "stay" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a3" } },
    expect = { u3 = "failed: not_matched" },
}
