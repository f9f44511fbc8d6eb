local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.6",
    name = "units of one player keep each other out",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = { u1 = "failed: tied", u2 = "failed: tied" },
}
