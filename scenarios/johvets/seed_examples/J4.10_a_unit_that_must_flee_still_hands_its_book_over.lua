local law = require "lawspeaker"

local map = law.map {
    name = "a row with sides",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" }, { "II", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.10",
    name = "a unit that must flee still hands its book over",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "blue", "a3" }, { "D", "red", "a4" },
    },
    books = { { "p1", "a2" } },
    orders = { { "A", "move a2" }, { "D", "reinforce A move a2" }, { "B", "transfer p1 to C" } },
    flee = { { "B", "a5" } },
    expect = {
        A = "succeeded: strongest", B = "succeeded: transferred, displaced",
        units = { A = "a2", B = "a5", C = "a3" },
        books = { p1 = "a3" },
    },
}
