-- u2 would come to b1 through p1, u5 from b2.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1", "b2", "b3", "b4", "b5" } },
    adjacent = {
        { "a2", "a1" }, { "a2", "a3" }, { "b2", "b1" }, { "b2", "b3" }, { "b2", "b4" },
        { "b2", "b5" },
    },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J5.4",
    name = "on foot and through a book two units can want the same region",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u5", "green", "b2" }, { "u6", "red", "b3" }, { "u7", "red", "b4" },
    },
    books = { { "p1", "a2" } },
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u6", "move b2" },
        { "u7", "reinforce u6 move b2" },
    },
    flee = { { "u2", { book = "p1" }, "a1" }, { "u5", "b1", "b5" } },
    expect = {
        u2 = "failed: displaced, displaced", u5 = "failed: displaced, displaced",
        fled = { u2 = "a1", u5 = "b5" },
    },
}
