-- Each of them stays by reinforcing.
local law = require "lawspeaker"

local map = law.map {
    name = "a pair",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}

law.scenario {
    rule = "J3.8",
    name = "two units reinforce each other's stay",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "reinforce u2 stay" }, { "u2", "reinforce u1 stay" } },
    expect = {
        u1 = "succeeded: counted", u2 = "succeeded: counted",
        strength = { u1 = 2, u2 = 2 },
    },
}
