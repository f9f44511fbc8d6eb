-- Only the player of the entrant counts: that red has given the help changes nothing.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local units = { { "u1", "blue", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } }
local flee = { { "u2", "a4" } }

law.scenario {
    rule = "J4.6",
    name = "another's unit is pushed aside with the help of its own player",
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
    name = "own units stay: another's unit is pushed aside as ever",
    map = map,
    units = units,
    variant = "johvets/own_units_stay",
    orders = orders,
    flee = flee,
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        fled = { u2 = "a4" },
    },
}
