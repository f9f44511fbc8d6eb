-- Its book stays in a1, which now is u3's.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with sides and an Age of link points",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" }, { "a1", "a4" }, { "a1", "a5" } },
    link_points = { { "p1", "b1" } },
}

law.scenario {
    rule = "J4.9",
    name = "a unit that is displaced carries nothing",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "blue", "a3" },
        { "u4", "blue", "a4" },
    },
    books = { { "p1", "a1" } },
    orders = {
        { "u1", "move a2 carry p1" }, { "u2", "stay" }, { "u3", "move a1" },
        { "u4", "reinforce u3 move a1" },
    },
    flee = { { "u1", "a5" } },
    expect = {
        u1 = "failed: occupied, displaced", u3 = "succeeded: strongest",
        carried = { u1 = false },
        carry_reason = { u1 = "not_successful" },
        units = { u1 = "a5", u3 = "a1" },
        books = { p1 = "a1" },
    },
}
