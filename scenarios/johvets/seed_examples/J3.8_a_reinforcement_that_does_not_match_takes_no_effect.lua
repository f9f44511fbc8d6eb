-- B expects A to move to a2. A stays at home, where B's help is not needed and not given.
local law = require "lawspeaker"

local map = law.map {
    name = "A, B and C",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J3.8",
    name = "a reinforcement that does not match takes no effect",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "green", "a4" } },
    orders = { { "A", "stay" }, { "B", "reinforce A move a2" }, { "C", "move a2" } },
    expect = {
        A = "succeeded: held", B = "failed: not_matched", C = "succeeded: unopposed",
        strength = { A = 1 },
    },
}
