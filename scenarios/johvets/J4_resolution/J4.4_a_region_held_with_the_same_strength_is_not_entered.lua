local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.4",
    name = "a region held with the same strength is not entered",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "move a2" }, { "u2", "stay" } },
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held",
        units = { u1 = "a1", u2 = "a2" },
    },
}
