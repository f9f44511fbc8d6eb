local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a1", "a4" }, { "a1", "a5" } },
}

law.scenario {
    rule = "J4.7",
    name = "a reinforcing unit is displaced and its order still succeeds",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "blue", "a4" },
        { "u4", "blue", "a5" },
    },
    orders = {
        { "u1", "reinforce u2 move a2" }, { "u2", "move a2" }, { "u3", "move a1" },
        { "u4", "reinforce u3 move a1" },
    },
    expect = {
        u1 = "succeeded: counted, displaced",
        u2 = "succeeded: unopposed",
        u3 = "succeeded: strongest",
        strength = { u2 = 2 },
    },
}
