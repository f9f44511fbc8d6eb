-- u1 comes from a1 and leaves it empty, the only region that u2 could flee to: a3 is occupied.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } }
local flee = { { "u2", "a1" } }

law.scenario {
    rule = "J5.1",
    name = "a unit slips behind its attacker",
    map = map,
    units = units,
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: displaced, displaced",
        fled = { u2 = "a1" },
        removed = {},
    },
}

law.scenario {
    rule = "J5.1",
    name = "no flight to attacker: a unit cannot slip behind its attacker",
    map = map,
    units = units,
    variant = "johvets/no_flight_to_attacker",
    orders = orders,
    flee = flee,
    expect = {
        u2 = "failed: displaced, displaced",
        fled = { u2 = false },
        removed = { "u2" },
    },
}
