-- Both are next to a2, which does not make them each other's neighbours.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J1.1",
    name = "regions without a common border are not adjacent",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "move a3" } },
    expect = {
        u1 = "illegal: not_adjacent",
        units = { u1 = "a1" },
    },
}
