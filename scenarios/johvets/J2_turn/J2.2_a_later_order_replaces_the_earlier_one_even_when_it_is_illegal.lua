-- What was written last counts; the unit does not fall back on the Move that it was given first.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J2.2",
    name = "a later order replaces the earlier one even when it is illegal",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    orders = { { "u1", "move a2" }, { "u1", "move a3" } },
    expect = {
        u1 = "illegal: not_adjacent",
        units = { u1 = "a1" },
    },
}
