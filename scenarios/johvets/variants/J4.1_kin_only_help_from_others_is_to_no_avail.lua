-- One position, played by the standard rules and with kin only.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } }

law.scenario {
    rule = "J4.1",
    name = "with the help of others a unit is driven out",
    map = map,
    units = units,
    orders = orders,
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced", u3 = "succeeded: counted",
        strength = { u1 = 2 },
        fled = { u2 = "a4" },
    },
}

-- u3's reinforcement still matches (J3.8), and adds nothing.
law.scenario {
    rule = "J4.1",
    name = "kin only: help from others is to no avail",
    map = map,
    units = units,
    variant = "johvets/kin_only",
    orders = orders,
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held, not displaced", u3 = "succeeded: counted",
        strength = { u1 = 1 },
    },
}
