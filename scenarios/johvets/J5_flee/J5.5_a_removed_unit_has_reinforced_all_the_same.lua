-- u2 is pushed out of a2 and removed; u4, which it reinforced, wins b1 by it.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2", "b3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "b1" }, { "b1", "b2" }, { "b1", "b3" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J5.5",
    name = "a removed unit has reinforced all the same",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "b2" }, { "u5", "red", "b3" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u4 move b1" }, { "u3", "reinforce u1 move a2" },
        { "u4", "move b1" }, { "u5", "move b1" },
    },
    expect = {
        u2 = "succeeded: counted, displaced", u4 = "succeeded: strongest",
        u5 = "failed: outweighed",
        removed = { "u2" },
    },
}
