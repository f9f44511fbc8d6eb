-- Red would push its own u2 out of a2. With the house rule nobody enters.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } }
local flee = { { "u2", "a4" } }

law.scenario {
    rule = "J4.6",
    name = "a player pushes its own unit aside",
    map = map,
    units = units,
    orders = orders,
    flee = flee,
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        fled = { u2 = "a4" },
    },
}

law.scenario {
    rule = "J4.6",
    name = "own units stay: a player cannot push its own unit aside",
    map = map,
    units = units,
    variant = "johvets/own_units_stay",
    orders = orders,
    flee = flee,
    expect = {
        u1 = "failed: own_unit", u2 = "succeeded: held, not displaced",
        units = { u1 = "a1", u2 = "a2" },
    },
}
