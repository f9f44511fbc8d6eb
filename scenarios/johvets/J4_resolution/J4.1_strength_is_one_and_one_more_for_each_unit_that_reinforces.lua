local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.1",
    name = "strength is one and one more for each unit that reinforces",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "blue", "a4" },
        { "u4", "green", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u3", "reinforce u1 move a2" },
        { "u4", "reinforce u1 move a2" },
    },
    expect = {
        u1 = "succeeded: unopposed",
        strength = { u1 = 4, u2 = 1 },
    },
}
