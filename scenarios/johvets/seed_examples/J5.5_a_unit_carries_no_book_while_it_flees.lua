-- B wanted to carry p1 to a3 and is driven out of a2 by A instead.
local law = require "lawspeaker"

local map = law.map {
    name = "a star and another Age",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" }, { "II", "b1" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.5",
    name = "a unit carries no book while it flees",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "red", "a4" }, { "D", "red", "a3" },
    },
    books = { { "p1", "a2" } },
    orders = {
        { "A", "move a2" }, { "C", "reinforce A move a2" }, { "B", "move a3 carry p1" },
        { "D", "stay" },
    },
    flee = { { "B", "a5" } },
    expect = {
        B = "failed: occupied, displaced",
        carried = { B = false },
        carry_reason = { B = "not_successful" },
        units = { A = "a2", B = "a5" },
        books = { p1 = "a2" },
    },
}
