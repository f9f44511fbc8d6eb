-- Both want a4, and neither gets it; each has another choice.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" } },
}

law.scenario {
    rule = "J5.3",
    name = "choices are simultaneous, the first to be listed has no advantage",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a4", "a1" }, { "u2", "a4", "a3" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        fled = { u1 = "a1", u2 = "a3" },
    },
}
