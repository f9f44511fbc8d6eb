local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J1.4",
    name = "a region may be entered as its unit leaves it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3" },
    },
}
