-- u2 flees from a2 and u5 from a5; a4 lies between them.
local law = require "lawspeaker"

local map = law.map {
    name = "two stars",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a8" }, { "a5", "a4" },
        { "a5", "a6" }, { "a5", "a7" }, { "a5", "a9" },
    },
}

law.scenario {
    rule = "J5.4",
    name = "units that flee from different regions can want the same",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u5", "green", "a5" }, { "u6", "red", "a6" }, { "u7", "red", "a7" },
    },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u6", "move a5" },
        { "u7", "reinforce u6 move a5" },
    },
    flee = { { "u2", "a4", "a8" }, { "u5", "a4", "a9" } },
    expect = {
        u2 = "failed: displaced, displaced", u5 = "failed: displaced, displaced",
        fled = { u2 = "a8", u5 = "a9" },
    },
}
