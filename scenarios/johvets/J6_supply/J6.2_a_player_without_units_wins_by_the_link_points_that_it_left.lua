-- Blue's last unit is removed. Three of four link points are blue's all the same.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" }, { "p4", "a1" } },
}

law.scenario {
    rule = "J6.2",
    name = "a player without units wins by the link points that it left",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    control = { { "p1", "blue" }, { "p2", "blue" }, { "p3", "blue" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        removed = { "u2" },
        winners = { "blue" },
        out = {},
        draw = false,
    },
}
