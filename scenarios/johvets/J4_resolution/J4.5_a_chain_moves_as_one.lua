local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J4.5",
    name = "a chain moves as one",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a4" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed", u3 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3", u3 = "a4" },
        conflicted = {},
    },
}
