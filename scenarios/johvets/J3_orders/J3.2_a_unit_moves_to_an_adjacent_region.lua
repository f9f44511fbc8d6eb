local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.2",
    name = "a unit moves to an adjacent region",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a2" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "a2" },
    },
}
