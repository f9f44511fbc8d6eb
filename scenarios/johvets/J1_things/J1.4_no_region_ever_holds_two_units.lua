-- Two units of one player want to stand together; neither may, for a region holds one.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J1.4",
    name = "no region ever holds two units",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = {
        u1 = "failed: tied", u2 = "failed: tied",
        units = { u1 = "a1", u2 = "a3" },
    },
}
