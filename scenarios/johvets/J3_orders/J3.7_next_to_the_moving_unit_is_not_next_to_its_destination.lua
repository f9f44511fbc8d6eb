local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J3.7",
    name = "next to the moving unit is not next to its destination",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u2", "move a3" }, { "u1", "reinforce u2 move a3" } },
    expect = {
        u1 = "illegal: not_adjacent", u2 = "succeeded: unopposed",
        strength = { u2 = 1 },
    },
}
