-- Red comes to a2 with 2. Blue, who has the link point there, holds it with 1, or with 2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" } },
}

local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } }
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } }

law.scenario {
    rule = "J4.1",
    name = "a unit on a link point loses it to two",
    map = map,
    units = units,
    orders = orders,
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        strength = { u1 = 2, u2 = 1 },
    },
}

law.scenario {
    rule = "J4.1",
    name = "own link point: a unit holds its own against two",
    map = map,
    units = units,
    variant = "johvets/own_link_point",
    orders = orders,
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held, not displaced",
        strength = { u1 = 2, u2 = 2 },
        control = { p1 = "blue" },
    },
}
