-- The same promise, kept: it is the written order that reinforces.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J2.1",
    name = "an offer that is kept works by the order alone",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "green", "a2" }, { "u3", "blue", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced", u3 = "succeeded: counted",
        strength = { u1 = 2 },
        fled = { u2 = "a4" },
    },
}
