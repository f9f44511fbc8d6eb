-- u2 could never move from a1 to a3. The reinforcement is legal, for u1 stands next to a3; it just
-- does not match.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J3.7",
    name = "legality looks at adjacency only",
    map = map,
    units = { { "u1", "red", "a4" }, { "u2", "red", "a1" } },
    orders = { { "u1", "reinforce u2 move a3" }, { "u2", "move a2" } },
    expect = {
        u1 = "failed: not_matched", u2 = "succeeded: unopposed",
        strength = { u2 = 1 },
    },
}
