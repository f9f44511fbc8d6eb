-- u1 enters an empty region, u3 one that u1 leaves.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.11",
    name = "a single entrant makes no conflict",
    map = map,
    units = { { "u1", "red", "a2" }, { "u3", "blue", "a1" } },
    orders = { { "u1", "move a3" }, { "u3", "move a2" } },
    expect = {
        u1 = "succeeded: unopposed", u3 = "succeeded: unopposed",
        conflicted = {},
    },
}
