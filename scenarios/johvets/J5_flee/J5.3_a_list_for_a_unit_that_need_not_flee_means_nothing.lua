local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J5.3",
    name = "a list for a unit that need not flee means nothing",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "move a2" } },
    flee = { { "u2", "a4" }, { "u1", "a3" } },
    expect = {
        u1 = "failed: occupied, not displaced", u2 = "succeeded: held, not displaced",
        fled = { u1 = false, u2 = false },
        units = { u1 = "a1", u2 = "a2" },
    },
}
