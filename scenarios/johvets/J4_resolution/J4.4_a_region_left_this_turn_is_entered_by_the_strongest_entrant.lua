local law = require "lawspeaker"

local map = law.map {
    name = "a row of three with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J4.4",
    name = "a region left this turn is entered by the strongest entrant",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "red", "a4" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a5" }, { "u3", "move a2" },
        { "u4", "reinforce u1 move a2" },
    },
    expect = {
        u1 = "succeeded: strongest", u2 = "succeeded: unopposed", u3 = "failed: outweighed",
        units = { u1 = "a2", u2 = "a5" },
    },
}
