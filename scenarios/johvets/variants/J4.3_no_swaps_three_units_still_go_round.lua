-- The rule is about two units that come head on.
local law = require "lawspeaker"

local map = law.map {
    name = "a ring of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a1" } },
}

law.scenario {
    rule = "J4.3",
    name = "no swaps: three units still go round",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" } },
    variant = "johvets/no_swaps",
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed", u3 = "succeeded: unopposed",
        units = { u1 = "a2", u2 = "a3", u3 = "a1" },
    },
}
