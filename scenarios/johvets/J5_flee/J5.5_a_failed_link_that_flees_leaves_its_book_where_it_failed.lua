-- u1 brought p2 as far as a2; nothing is carried from there.
local law = require "lawspeaker"

local map = law.map {
    name = "two Ages",
    ages = { { "A", "a1", "a2" }, { "B", "b1", "b2" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "a2" }, { "p2", "b2" } },
}

law.scenario {
    rule = "J5.5",
    name = "a failed link that flees leaves its book where it failed",
    map = map,
    units = { { "u1", "red", "b1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "b1" }, { "p2", "b1" } },
    orders = { { "u1", "link p1 carry p2" } },
    flee = { { "u1", "a1" } },
    expect = {
        u1 = "failed: occupied, displaced",
        carried = { u1 = false },
        carry_reason = { u1 = "not_successful" },
        units = { u1 = "a1" },
        books = { p1 = "b1", p2 = "a2" },
    },
}
