local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "nothing is cut",
    rules = { reinforce_cut = false },
}

law.scenario {
    rule = "J3.9",
    name = "an attack on the reinforcing unit does not cut its reinforcement",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    variant = game,
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a3" } },
    flee = { { "u2", "a5" } },
    expect = {
        u1 = "succeeded: strongest",
        u2 = "failed: displaced, displaced",
        u3 = "succeeded: counted",
        u4 = "failed: occupied",
        fled = { u2 = "a5" },
    },
}
