-- a3, a5 and a1, which A has just left, are all open.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

law.scenario {
    rule = "J5.3",
    name = "the player who flees chooses the region",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a2" }, { "C", "red", "a4" } },
    orders = { { "A", "move a2" }, { "C", "reinforce A move a2" } },
    flee = { { "B", "a5", "a3" } },
    expect = {
        B = "failed: displaced, displaced",
        fled = { B = "a5" },
    },
}
