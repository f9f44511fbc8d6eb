-- u4 ties with u3 in a1. A Move would have stood still and the ring with it; the Link has left b1
-- all the same (J4.2).
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages with a border",
    ages = { { "A", "a1", "a2", "a3", "a4" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "b1" }, { "a1", "a3" }, { "a1", "a4" } },
    link_points = { { "p1", "a1" } },
}

law.scenario {
    rule = "J4.5",
    name = "a ring turns though the link that closes it fails",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "b1" },
        { "u4", "white", "a3" },
    },
    books = { { "p1", "b1" } },
    orders = { { "u1", "move a2" }, { "u2", "move b1" }, { "u3", "link p1" }, { "u4", "move a1" } },
    expect = {
        u1 = "succeeded: unopposed",
        u2 = "succeeded: unopposed",
        u3 = "failed: tied, displaced",
        u4 = "failed: tied",
        units = { u1 = "a2", u2 = "b1", u3 = "a4", u4 = "a3" },
    },
}
