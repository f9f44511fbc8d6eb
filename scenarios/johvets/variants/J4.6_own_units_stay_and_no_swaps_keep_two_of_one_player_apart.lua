-- Both units are red's, and u2 is the stronger of the two.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" } },
}

local units = { { "u1", "red", "a2" }, { "u2", "red", "a1" }, { "u3", "red", "a3" } }
local orders = { { "u1", "move a1" }, { "u2", "move a2" }, { "u3", "reinforce u2 move a2" } }
local flee = { { "u1", "a4" } }

law.scenario {
    rule = "J4.6",
    name = "own units stay: two of one player may still change places",
    map = map,
    units = units,
    variant = "johvets/own_units_stay",
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "a1", u2 = "a2" } },
}

law.scenario {
    rule = "J4.3",
    name = "no swaps: the stronger drives the other away",
    map = map,
    units = units,
    variant = "johvets/no_swaps",
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "a4", u2 = "a2" } },
}

law.scenario {
    rule = "J4.6",
    name = "own units stay and no swaps: both stay where they are",
    map = map,
    units = units,
    variant = { "johvets/own_units_stay", "johvets/no_swaps" },
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "a2", u2 = "a1" } },
}
