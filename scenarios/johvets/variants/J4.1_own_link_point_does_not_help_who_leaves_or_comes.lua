-- Blue has the link points of a1 and a2. Its u2 leaves a1 for a3 with 1, and u4 comes back to a2
-- with 1: the bonus is for holding, not for setting out from a link point or for coming to one.
local law = require "lawspeaker"

local map = law.map {
    name = "two forks",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a1", "a3" }, { "a3", "a4" }, { "a2", "a5" }, { "a2", "a6" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" } },
}

local units = {
    { "u1", "red", "a4" }, { "u2", "blue", "a1" }, { "u3", "red", "a5" }, { "u4", "blue", "a6" },
}
local control = { { "p2", "blue" } }
local orders = {
    { "u1", "move a3" }, { "u2", "move a3" }, { "u3", "move a2" }, { "u4", "move a2" },
}

law.scenario {
    rule = "J4.1",
    name = "who leaves and who comes tie with their equals",
    map = map,
    units = units,
    control = control,
    orders = orders,
    expect = {
        u1 = "failed: tied", u2 = "failed: tied", u3 = "failed: tied", u4 = "failed: tied",
        strength = { u1 = 1, u2 = 1, u3 = 1, u4 = 1 },
    },
}

law.scenario {
    rule = "J4.1",
    name = "own link point: it does not help who leaves or comes",
    map = map,
    units = units,
    control = control,
    variant = "johvets/own_link_point",
    orders = orders,
    expect = {
        u1 = "failed: tied", u2 = "failed: tied", u3 = "failed: tied", u4 = "failed: tied",
        strength = { u1 = 1, u2 = 1, u3 = 1, u4 = 1 },
    },
}
