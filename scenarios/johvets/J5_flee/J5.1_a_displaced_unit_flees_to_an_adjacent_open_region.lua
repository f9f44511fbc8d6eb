local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J5.1",
    name = "a displaced unit flees to an adjacent open region",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: displaced, displaced",
        fled = { u2 = "a4" },
        units = { u1 = "a2", u2 = "a4", u3 = "a3" },
    },
}
