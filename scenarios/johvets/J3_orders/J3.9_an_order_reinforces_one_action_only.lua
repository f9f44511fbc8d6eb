-- The order given last replaces the one before (J2.2); u3 cannot reinforce both.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

law.scenario {
    rule = "J3.9",
    name = "an order reinforces one action only",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a4" }, { "u3", "red", "a3" } },
    orders = { { "u1", "stay" }, { "u3", "reinforce u1 move a2" }, { "u3", "reinforce u2 stay" } },
    expect = {
        u3 = "succeeded: counted",
        strength = { u1 = 1, u2 = 2 },
    },
}
