-- a2 is where u2 flees from, a3 is occupied, a6 is not adjacent, p1 does not lie in a2.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and more",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" }, { "B", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a5", "a6" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.3",
    name = "entries that are not legal are skipped",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a2", "a3", "a6", { book = "p1" }, "a5", "a4" } },
    expect = { u2 = "failed: displaced, displaced", fled = { u2 = "a5" } },
}
