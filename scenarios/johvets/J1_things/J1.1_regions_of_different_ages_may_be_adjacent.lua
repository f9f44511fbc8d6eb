local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "b1" } },
}

law.scenario {
    rule = "J1.1",
    name = "regions of different Ages may be adjacent",
    map = map,
    units = { { "u1", "red", "a2" } },
    orders = { { "u1", "move b1" } },
    expect = {
        u1 = "succeeded: unopposed",
        units = { u1 = "b1" },
    },
}
