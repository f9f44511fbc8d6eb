-- Three of four printed ones would be enough; of five, p9 included, they are not.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
    link_points = { { "p1", "a1" }, { "p2", "a1" }, { "p3", "a3" }, { "p4", "a4" } },
}

law.scenario {
    rule = "J6.2",
    name = "placed link points count towards all of them",
    map = map,
    units = { { "u1", "red", "a2" } },
    link_points = { { "p9", "a4" } },
    control = { { "p1", "red" }, { "p2", "red" } },
    orders = { { "u1", "move a3" } },
    expect = { winners = {} },
}
