-- Red holds two of three link points and takes none.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a2" }, { "p3", "a4" } },
}

local units = { { "u1", "red", "a1" }, { "c1", "blue", "a4" } }
local control = { { "p2", "red" } }
local supply = { { "red", "unit a2 as u7" } }

law.scenario {
    rule = "J6.3",
    name = "supply for held: what is held pays while nobody has won",
    map = map,
    units = units,
    control = control,
    variant = "johvets/supply_for_held",
    supply = supply,
    expect = { winners = {}, actions = { red = 2, blue = 1 }, units = { u7 = "a2" } },
}

law.scenario {
    rule = "J6.2",
    name = "two thirds win and supply for held: after a victory nothing is earned",
    map = map,
    units = units,
    control = control,
    variant = { "johvets/two_thirds_win", "johvets/supply_for_held" },
    supply = supply,
    expect = { winners = { "red" }, unsupplied = { red = { "none_left" } } },
}
