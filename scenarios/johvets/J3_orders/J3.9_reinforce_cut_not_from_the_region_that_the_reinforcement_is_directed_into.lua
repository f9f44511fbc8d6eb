-- u2 stands in a2, which u1 is to take, and strikes back at the reinforcing unit in vain.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "attacks cut",
    rules = { reinforce_cut = true },
}

law.scenario {
    rule = "J3.9",
    name = "reinforce cut: not from the region that the reinforcement is directed into",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a5" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: occupied, displaced", u3 = "succeeded: counted",
        strength = { u1 = 2 },
        fled = { u2 = "a5" },
    },
}
