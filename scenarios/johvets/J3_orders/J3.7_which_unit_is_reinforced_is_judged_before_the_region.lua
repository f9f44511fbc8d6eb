-- There is no region a9 either; the reason told is the first that applies.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.7",
    name = "which unit is reinforced is judged before the region",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u1", "reinforce u9 move a9" }, { "u2", "reinforce u2 move a9" } },
    expect = { u1 = "illegal: unknown_unit", u2 = "illegal: self" },
}
