-- u4 takes a3 from u3, whose reinforcement of u1 counts nevertheless.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with two sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = {
        { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a3", "a5" }, { "a3", "a6" },
        { "a2", "a6" },
    },
}

law.scenario {
    rule = "J3.9",
    name = "a reinforcing unit that must flee still reinforces",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" }, { "u5", "blue", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a3" },
        { "u5", "reinforce u4 move a3" },
    },
    expect = {
        u1 = "succeeded: strongest",
        u3 = "succeeded: counted, displaced",
        u4 = "succeeded: strongest",
        strength = { u1 = 2 },
    },
}
