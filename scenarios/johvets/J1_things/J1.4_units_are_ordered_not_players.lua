-- Three units of one player do three different things in one turn.
local law = require "lawspeaker"

local map = law.map {
    name = "a square",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a4", "a1" } },
}

law.scenario {
    rule = "J1.4",
    name = "units are ordered, not players",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a3" }, { "u3", "red", "a4" } },
    orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" }, { "u3", "stay" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: counted", u3 = "succeeded: held",
        strength = { u1 = 2, u2 = 1, u3 = 1 },
    },
}
