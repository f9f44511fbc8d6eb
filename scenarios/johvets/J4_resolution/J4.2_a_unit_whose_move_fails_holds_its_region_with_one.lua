-- u1's Move had a strength of 3 and failed against 3; a1 is held with 1 all the same, and u6 takes
-- it with 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" },
        { "a1", "a7" }, { "a1", "a8" }, { "a1", "a9" },
    },
}

law.scenario {
    rule = "J4.2",
    name = "a unit whose move fails holds its region with one",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "red", "a4" }, { "u4", "blue", "a2" },
        { "u5", "blue", "a5" }, { "u8", "blue", "a6" }, { "u6", "blue", "a7" },
        { "u7", "blue", "a8" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u3", "reinforce u1 move a2" },
        { "u5", "reinforce u4 stay" }, { "u8", "reinforce u4 stay" }, { "u6", "move a1" },
        { "u7", "reinforce u6 move a1" },
    },
    flee = { { "u1", "a9" } },
    expect = {
        u1 = "failed: occupied, displaced", u6 = "succeeded: strongest",
        strength = { u1 = 3, u4 = 3, u6 = 2 },
        fled = { u1 = "a9" },
    },
}
