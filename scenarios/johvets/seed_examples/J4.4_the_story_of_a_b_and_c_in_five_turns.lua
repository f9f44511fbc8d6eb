local law = require "lawspeaker"

local map = law.map {
    name = "A, B and C",
    ages = { { "I", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

law.scenario {
    rule = "J4.4",
    name = "the story of A, B and C in five turns",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a3" }, { "C", "green", "a4" } },
    turns = {
        -- Both attempt to move into a2; neither moves.
        {
            orders = { { "A", "move a2" }, { "B", "move a2" } },
            expect = {
                A = "failed: tied", B = "failed: tied",
                units = { A = "a1", B = "a3" },
            },
        },
        -- C reinforces B's Move: two units are behind it.
        {
            orders = { { "A", "move a2" }, { "B", "move a2" }, { "C", "reinforce B move a2" } },
            expect = {
                A = "failed: outweighed", B = "succeeded: strongest",
                units = { A = "a1", B = "a2" },
            },
        },
        -- B stays in the region and A tries again: one unit behind each order.
        {
            orders = { { "A", "move a2" }, { "B", "stay" } },
            expect = { A = "failed: occupied", B = "succeeded: held" },
        },
        -- C reinforces B's Stay: A still fails.
        {
            orders = { { "A", "move a2" }, { "B", "stay" }, { "C", "reinforce B stay" } },
            expect = {
                A = "failed: occupied", B = "succeeded: held",
                strength = { A = 1, B = 2 },
            },
        },
        -- C reinforces A's Move: B loses and must flee.
        {
            orders = { { "A", "move a2" }, { "B", "stay" }, { "C", "reinforce A move a2" } },
            flee = { { "B", "a3" } },
            expect = {
                A = "succeeded: strongest", B = "failed: displaced, displaced",
                units = { A = "a2", B = "a3" },
            },
        },
    },
}
