-- One position, played by the standard rules and without swaps.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } }
local orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u1 move a2" } }

law.scenario {
    rule = "J4.3",
    name = "a hunted unit slips past the stronger one",
    map = map,
    units = units,
    orders = orders,
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed, not displaced",
        units = { u1 = "a2", u2 = "a1" },
    },
}

law.scenario {
    rule = "J4.3",
    name = "no swaps: a hunted unit does not slip past",
    map = map,
    units = units,
    variant = "johvets/no_swaps",
    orders = orders,
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: head_to_head, displaced",
        units = { u1 = "a2", u2 = "a4" },
    },
}
