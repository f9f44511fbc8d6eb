local law = require "lawspeaker"

local map = law.map {
    name = "A, B and C",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.4",
    name = "C reinforces B's stay and A still fails",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "blue", "a4" } },
    turns = {
        {
            orders = { { "A", "move a2" }, { "B", "move a2" }, { "C", "reinforce B move a2" } },
            expect = { units = { A = "a1", B = "a2" } },
        },
        {
            orders = { { "A", "move a2" }, { "B", "stay" }, { "C", "reinforce B stay" } },
            expect = {
                A = "failed: occupied", B = "succeeded: held", C = "succeeded: counted",
                strength = { A = 1, B = 2 },
                units = { A = "a1", B = "a2" },
            },
        },
    },
}
