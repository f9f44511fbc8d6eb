local law = require "lawspeaker"

local map = law.map {
    name = "a pair",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

law.scenario {
    rule = "J3.1",
    name = "a unit without an order stays",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u2", "move a1" } },
    expect = {
        u1 = "succeeded: held", u2 = "failed: occupied",
        units = { u1 = "a1", u2 = "a2" },
    },
}
