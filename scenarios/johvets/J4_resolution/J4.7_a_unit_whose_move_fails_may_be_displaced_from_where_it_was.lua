-- It keeps the result and the reason of its own Move.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.7",
    name = "a unit whose move fails may be displaced from where it was",
    map = map,
    units = {
        { "u1", "red", "a2" }, { "u2", "blue", "a3" }, { "u3", "blue", "a1" },
        { "u4", "blue", "a4" },
    },
    orders = {
        { "u1", "move a3" }, { "u2", "stay" }, { "u3", "move a2" },
        { "u4", "reinforce u3 move a2" },
    },
    flee = { { "u1", "a5" } },
    expect = {
        u1 = "failed: occupied, displaced", u3 = "succeeded: strongest",
        fled = { u1 = "a5" },
    },
}
