local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and another Age",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p3", "a1" }, { "p8", "b2" } },
}

law.scenario {
    rule = "J5.4",
    name = "units are placed through books of printed link points before placed ones",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    link_points = { { "p4", "b1" } },
    books = { { "p4", "a2" }, { "p8", "a2" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    expect = { fled = { u2 = "b2" } },
}
