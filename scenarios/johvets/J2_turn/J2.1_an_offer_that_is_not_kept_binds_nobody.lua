-- Blue had promised to reinforce red's Move and lets its unit stay instead. What was said changes
-- nothing in Resolution.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J2.1",
    name = "an offer that is not kept binds nobody",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "green", "a2" }, { "u3", "blue", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "stay" } },
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held", u3 = "succeeded: held",
        strength = { u1 = 1 },
    },
}
