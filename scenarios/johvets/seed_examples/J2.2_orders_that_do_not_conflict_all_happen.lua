-- One unit moves with a book, one links, one hands its book over, one stays.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" }, { "II", "b1" } },
    adjacent = { { "a1", "a2" }, { "a3", "a4" }, { "a4", "a5" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" }, { "p3", "b1" } },
}

law.scenario {
    rule = "J2.2",
    name = "orders that do not conflict all happen",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "blue", "a4" }, { "D", "green", "a5" },
    },
    books = { { "p1", "a1" }, { "p2", "a4" }, { "p3", "a5" } },
    orders = {
        { "A", "move a2 carry p1" }, { "B", "stay" }, { "C", "transfer p2 to B" },
        { "D", "link p3" },
    },
    expect = {
        A = "succeeded: unopposed",
        B = "succeeded: held",
        C = "succeeded: transferred",
        D = "succeeded: unopposed",
        units = { A = "a2", B = "a3", C = "a4", D = "b1" },
        books = { p1 = "a2", p2 = "a3", p3 = "a5" },
    },
}
