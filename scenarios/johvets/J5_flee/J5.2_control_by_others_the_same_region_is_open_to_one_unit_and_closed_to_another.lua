-- Two Links tie over a2. p3 in a1 is blue's, and so only u2 may flee there.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a1" } },
}

local game = law.variant {
    name = "control by others",
    rules = { flee_controlled = "others" },
}

law.scenario {
    rule = "J5.2",
    name = "control by others: the same region is open to one unit and closed to another",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "b2" } },
    books = { { "p1", "b1" }, { "p2", "b2" } },
    control = { { "p3", "blue" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "link p2" } },
    flee = { { "u1", "a1", "a3" }, { "u2", "a1", "a3" } },
    expect = {
        u1 = "failed: tied, displaced", u2 = "failed: tied, displaced",
        fled = { u1 = "a3", u2 = "a1" },
    },
}
