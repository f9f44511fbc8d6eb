-- u1 stood on p1 when the turn began, so red controls it, and u2 cannot flee into a1.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J5.2",
    name = "a region left this turn is still controlled",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a1", "a4" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a4" } },
}
