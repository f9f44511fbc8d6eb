-- u1 had to flee from b1 and was reinforced in vain.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1" }, { "B", "b1", "b2", "b3", "b4" } },
    adjacent = { { "b1", "b2" }, { "b1", "b3" }, { "b1", "b4" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.8",
    name = "a link that fails is still matched",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "b2" }, { "u3", "blue", "b1" },
        { "u4", "blue", "b3" },
    },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "link p1" }, { "u2", "reinforce u1 link b1" }, { "u4", "reinforce u3 stay" },
    },
    expect = {
        u1 = "failed: occupied, displaced", u2 = "succeeded: counted",
        strength = { u1 = 2, u3 = 2 },
        fled = { u1 = "b4" },
    },
}
