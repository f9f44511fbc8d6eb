local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J3.8",
    name = "a stay matches a unit that transfers",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a2" } },
    orders = { { "u2", "transfer p1 to u1" }, { "u3", "reinforce u2 stay" } },
    expect = {
        u2 = "succeeded: transferred", u3 = "succeeded: counted",
        strength = { u2 = 2 },
    },
}
