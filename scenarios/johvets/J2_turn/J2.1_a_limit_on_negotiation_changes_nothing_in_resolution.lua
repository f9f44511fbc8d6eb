local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

local game = law.variant {
    name = "short talks",
    rules = { negotiation_rounds = 2 },
}

law.scenario {
    rule = "J2.1",
    name = "a limit on negotiation changes nothing in resolution",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a2" } },
    expect = { u1 = "failed: tied", u2 = "failed: tied" },
}
