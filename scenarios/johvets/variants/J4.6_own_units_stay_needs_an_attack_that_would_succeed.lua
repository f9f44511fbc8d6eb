-- u1 comes with the help of u2 to where u3 stands. Blue's attack takes the help away, or a link
-- point of red's makes u3 as strong: then it is no more than a tie, whosesoever u3 is.
local law = require "lawspeaker"

local map = law.map {
    name = "a cross with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" } },
}

local units = {
    { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "red", "a2" }, { "c1", "blue", "a4" },
}
local orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "c1", "move a3" } }
local link_points = { { "p1", "a2" } }
local flee = { { "u3", "a5" } }

law.scenario {
    rule = "J4.6",
    name = "by the standard rules the own unit is driven away",
    map = map,
    units = units,
    link_points = link_points,
    orders = orders,
    flee = flee,
    expect = { u1 = "succeeded: strongest", units = { u3 = "a5" } },
}

law.scenario {
    rule = "J4.6",
    name = "own units stay: it is spared because it is red's",
    map = map,
    units = units,
    link_points = link_points,
    variant = "johvets/own_units_stay",
    orders = orders,
    flee = flee,
    expect = { u1 = "failed: own_unit", units = { u1 = "a1", u3 = "a2" } },
}

law.scenario {
    rule = "J3.9",
    name = "own units stay and cut by attack: it is no weaker than who comes",
    map = map,
    units = units,
    link_points = link_points,
    variant = { "johvets/own_units_stay", "johvets/cut_by_attack" },
    orders = orders,
    flee = flee,
    expect = { u1 = "failed: occupied", units = { u1 = "a1", u3 = "a2" } },
}

law.scenario {
    rule = "J4.1",
    name = "own units stay and own link point: nor is it there",
    map = map,
    units = units,
    link_points = link_points,
    variant = { "johvets/own_units_stay", "johvets/own_link_point" },
    orders = orders,
    flee = flee,
    expect = { u1 = "failed: occupied", strength = { u1 = 2, u3 = 2 }, units = { u3 = "a2" } },
}
