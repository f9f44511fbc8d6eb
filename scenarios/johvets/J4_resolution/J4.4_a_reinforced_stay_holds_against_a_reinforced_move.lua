local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.4",
    name = "a reinforced stay holds against a reinforced move",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "stay" }, { "u3", "reinforce u1 move a2" },
        { "u4", "reinforce u2 stay" },
    },
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held",
        strength = { u1 = 2, u2 = 2 },
    },
}
