local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.7",
    name = "a stay cannot be reinforced from further away",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "stay" }, { "u2", "reinforce u1 stay" } },
    expect = {
        u2 = "illegal: not_adjacent",
        strength = { u1 = 1 },
    },
}
