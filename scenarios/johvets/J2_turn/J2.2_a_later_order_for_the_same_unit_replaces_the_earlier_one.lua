local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J2.2",
    name = "a later order for the same unit replaces the earlier one",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a1" }, { "u1", "reinforce u2 stay" } },
    expect = {
        u1 = "succeeded: counted",
        strength = { u2 = 2 },
        units = { u1 = "a2" },
    },
}
