local law = require "lawspeaker"

local map = law.map {
    name = "three ways into a2",
    ages = { { "I", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" } },
}

law.scenario {
    rule = "J4.4",
    name = "three units try to enter and the most behind an order win",
    map = map,
    units = {
        { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "green", "a4" }, { "D", "red", "a5" },
        { "E", "blue", "a6" },
    },
    turns = {
        -- One unit behind each order: the status quo is maintained.
        {
            orders = { { "A", "move a2" }, { "B", "move a2" }, { "C", "move a2" } },
            expect = {
                A = "failed: tied", B = "failed: tied", C = "failed: tied",
                conflicted = { "a2" },
            },
        },
        -- Two tie for the most: neither enters, nor does the third.
        {
            orders = {
                { "A", "move a2" }, { "B", "move a2" }, { "C", "move a2" },
                { "D", "reinforce A move a2" }, { "E", "reinforce B move a2" },
            },
            expect = {
                A = "failed: tied", B = "failed: tied", C = "failed: outweighed",
                units = { A = "a1", B = "a3", C = "a4" },
            },
        },
        -- A has the most behind it.
        {
            orders = {
                { "A", "move a2" }, { "B", "move a2" }, { "C", "move a2" },
                { "D", "reinforce A move a2" },
            },
            expect = {
                A = "succeeded: strongest", B = "failed: outweighed", C = "failed: outweighed",
                units = { A = "a2", B = "a3", C = "a4" },
            },
        },
    },
}
