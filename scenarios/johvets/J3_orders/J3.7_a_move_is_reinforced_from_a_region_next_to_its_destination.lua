-- Red's unit reinforces blue's: any owner's unit may be reinforced.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J3.7",
    name = "a move is reinforced from a region next to its destination",
    map = map,
    units = { { "u1", "blue", "a1" }, { "u2", "red", "a3" } },
    orders = { { "u1", "move a2" }, { "u2", "reinforce u1 move a2" } },
    expect = {
        u2 = "succeeded: counted",
        strength = { u1 = 2 },
        units = { u1 = "a2", u2 = "a3" },
    },
}
