-- Green attacks u3, which helps u1 into a2. With the house rule the help is void, though the
-- attack fails.
local law = require "lawspeaker"

local map = law.map {
    name = "a row with a side",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" } },
}

local units = {
    { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" }, { "u4", "green", "a4" },
}
local orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a3" } }

law.scenario {
    rule = "J3.9",
    name = "an attacked unit helps all the same",
    map = map,
    units = units,
    orders = orders,
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        u3 = "succeeded: counted", u4 = "failed: occupied",
        strength = { u1 = 2 },
    },
}

law.scenario {
    rule = "J3.9",
    name = "cut by attack: an attacked unit helps no more",
    map = map,
    units = units,
    variant = "johvets/cut_by_attack",
    orders = orders,
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held, not displaced",
        u3 = "failed: cut", u4 = "failed: occupied",
        strength = { u1 = 1 },
    },
}
