local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.7",
    name = "a unit that does not exist cannot be reinforced",
    map = map,
    units = { { "u1", "red", "a1" } },
    orders = { { "u1", "reinforce u9 move a2" } },
    expect = { u1 = "illegal: unknown_unit" },
}
