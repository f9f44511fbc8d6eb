-- After u1's illegal order became a Stay, u2's reinforcement of that Stay counts.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J3.8",
    name = "an order to move that became a stay is matched as a stay",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    orders = { { "u1", "move a4" }, { "u2", "reinforce u1 stay" } },
    expect = {
        u1 = "illegal: not_adjacent", u2 = "succeeded: counted",
        strength = { u1 = 2 },
    },
}
