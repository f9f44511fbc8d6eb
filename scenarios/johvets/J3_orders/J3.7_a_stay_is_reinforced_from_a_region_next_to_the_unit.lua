local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.7",
    name = "a stay is reinforced from a region next to the unit",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "stay" }, { "u2", "reinforce u1 stay" } },
    expect = {
        u2 = "succeeded: counted",
        strength = { u1 = 2 },
    },
}
