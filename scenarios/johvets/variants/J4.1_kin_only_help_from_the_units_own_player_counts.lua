-- Red has two units next to a2, and green helps blue there. By the standard rules both sides
-- have two and u2 holds; with kin only green's help is gone.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

local units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u4", "green", "a4" },
}
local orders = {
    { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "reinforce u2 stay" },
}

law.scenario {
    rule = "J4.1",
    name = "with the help of others a unit holds its region",
    map = map,
    units = units,
    orders = orders,
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held, not displaced",
        strength = { u1 = 2, u2 = 2 },
    },
}

law.scenario {
    rule = "J4.1",
    name = "kin only: help from the unit's own player counts",
    map = map,
    units = units,
    variant = "johvets/kin_only",
    orders = orders,
    flee = { { "u2", "a5" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        strength = { u1 = 2, u2 = 1 },
        fled = { u2 = "a5" },
    },
}
