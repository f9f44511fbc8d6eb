local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1" }, { "II", "b1", "b2" } },
    adjacent = { { "b1", "b2" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.8",
    name = "a link into an occupied region that cannot flee is removed",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "b1" }, { "C", "blue", "b2" } },
    books = { { "p1", "a1" } },
    orders = { { "A", "link p1" } },
    expect = {
        A = "failed: occupied, displaced",
        removed = { "A" },
        units = { A = false, B = "b1" },
    },
}
