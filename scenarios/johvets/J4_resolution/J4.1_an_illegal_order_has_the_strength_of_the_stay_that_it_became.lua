local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J4.1",
    name = "an illegal order has the strength of the stay that it became",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u1", "move a3" }, { "u2", "reinforce u1 stay" } },
    expect = {
        u1 = "illegal: not_adjacent",
        strength = { u1 = 2 },
    },
}
