local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.11",
    name = "a region that nobody enters is not conflicted",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    orders = { { "u1", "stay" }, { "u2", "stay" } },
    expect = { conflicted = {} },
}
