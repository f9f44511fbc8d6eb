-- That nobody moves would satisfy J4.4 as well: each would find the next region held. The ring
-- turns, for more of them win.
local law = require "lawspeaker"

local map = law.map {
    name = "a square",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a1" } },
}

law.scenario {
    rule = "J4.5",
    name = "of two consistent outcomes the one with more winners holds",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" },
    },
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a4" }, { "u4", "move a1" } },
    expect = {
        u1 = "succeeded: unopposed",
        u2 = "succeeded: unopposed",
        u3 = "succeeded: unopposed",
        u4 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3", u3 = "a4", u4 = "a1" },
    },
}
