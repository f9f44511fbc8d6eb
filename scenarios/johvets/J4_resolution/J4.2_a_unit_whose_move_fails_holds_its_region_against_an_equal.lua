local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.2",
    name = "a unit whose move fails holds its region against an equal",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "red", "a3" }, { "u3", "blue", "a1" } },
    orders = { { "u1", "move a3" }, { "u3", "move a2" } },
    expect = {
        u1 = "failed: occupied", u3 = "failed: occupied",
        units = { u1 = "a2", u3 = "a1" },
    },
}
