-- u4 is outweighed by u3, which is reinforced; every member of the ring wins its contest.
local law = require "lawspeaker"

local map = law.map {
    name = "a triangle with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a1" }, { "a1", "a4" }, { "a1", "a5" } },
}

law.scenario {
    rule = "J4.5",
    name = "a ring turns against weaker outsiders",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "white", "a4" }, { "u5", "green", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a1" }, { "u4", "move a1" },
        { "u5", "reinforce u3 move a1" },
    },
    expect = {
        u1 = "succeeded: unopposed",
        u2 = "succeeded: unopposed",
        u3 = "succeeded: strongest",
        u4 = "failed: outweighed",
        units = { u1 = "a2", u2 = "a3", u3 = "a1", u4 = "a4" },
    },
}
