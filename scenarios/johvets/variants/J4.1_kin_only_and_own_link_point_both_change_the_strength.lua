-- Blue stands on its link point with the help of green, and red comes with 2. Each hook is told
-- the answer of the one before: of 2 kin only takes green off again, and the link point adds 1.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" } },
}

local units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u4", "green", "a4" },
}
local orders = {
    { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "reinforce u2 stay" },
}

law.scenario {
    rule = "J4.1",
    name = "with the help of others a unit holds its link point",
    map = map,
    units = units,
    orders = orders,
    expect = {
        strength = { u1 = 2, u2 = 2 },
        u2 = "succeeded: held, not displaced",
    },
}

law.scenario {
    rule = "J4.1",
    name = "kin only: without that help it loses it",
    map = map,
    units = units,
    variant = "johvets/kin_only",
    orders = orders,
    expect = {
        strength = { u1 = 2, u2 = 1 },
        u2 = "failed: displaced, displaced",
    },
}

law.scenario {
    rule = "J4.1",
    name = "kin only and own link point: alone it holds it",
    map = map,
    units = units,
    variant = { "johvets/kin_only", "johvets/own_link_point" },
    orders = orders,
    expect = {
        strength = { u1 = 2, u2 = 2 },
        u2 = "succeeded: held, not displaced",
    },
}
