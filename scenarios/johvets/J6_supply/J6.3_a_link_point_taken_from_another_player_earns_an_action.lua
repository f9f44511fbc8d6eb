-- Blue, which loses it, earns nothing.
local law = require "lawspeaker"

local map = law.map {
    name = "a row",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a3" } },
}

law.scenario {
    rule = "J6.3",
    name = "a link point taken from another player earns an action",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    control = { { "p1", "blue" } },
    orders = { { "u1", "move a2" } },
    expect = { control = { p1 = "red" }, actions = { red = 1, blue = 0 } },
}
