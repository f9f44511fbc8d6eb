-- u1 comes in with the same strength as before and meets nobody.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.7",
    name = "a unit that leaves its region is not displaced from it",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "move a4" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed, not displaced",
        fled = { u2 = false },
        units = { u1 = "a2", u2 = "a4" },
    },
}
