local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J3.1",
    name = "a stay fails when the unit is displaced",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a1" }, { "u3", "blue", "a4" } },
    orders = { { "u1", "stay" }, { "u2", "move a2" }, { "u3", "reinforce u2 move a2" } },
    flee = { { "u1", "a3" } },
    expect = {
        u1 = "failed: displaced, displaced", u2 = "succeeded: strongest",
        fled = { u1 = "a3" },
    },
}
