-- 3 against 2 that enters and 2 that holds.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" },
        { "a2", "a7" }, { "a2", "a8" },
    },
}

law.scenario {
    rule = "J4.4",
    name = "the strongest of three takes a held region",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "red", "a4" }, { "u4", "blue", "a5" },
        { "u5", "blue", "a6" }, { "u6", "green", "a2" }, { "u7", "green", "a7" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u3", "reinforce u1 move a2" },
        { "u4", "move a2" }, { "u5", "reinforce u4 move a2" }, { "u7", "reinforce u6 stay" },
    },
    flee = { { "u6", "a8" } },
    expect = {
        u1 = "succeeded: strongest", u4 = "failed: outweighed", u6 = "failed: displaced, displaced",
        strength = { u1 = 3, u4 = 2, u6 = 2 },
        units = { u1 = "a2", u6 = "a8" },
    },
}
