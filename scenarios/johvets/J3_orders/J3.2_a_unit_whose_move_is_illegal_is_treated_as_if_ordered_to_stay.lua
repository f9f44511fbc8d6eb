-- Its Stay is reinforced, and it holds a1 with 2 against the Move of u3. What it was told to do is
-- not what it does: the reinforcement of its Move counts for nothing.
local law = require "lawspeaker"

local map = law.map {
    name = "a square with a way out",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a1", "a3" }, { "a1", "a4" }, { "a4", "a5" } },
}

law.scenario {
    rule = "J3.2",
    name = "a unit whose move is illegal is treated as if ordered to stay",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "blue", "a3" }, { "u4", "red", "a4" },
    },
    orders = {
        { "u1", "move a5" }, { "u2", "reinforce u1 stay" }, { "u3", "move a1" },
        { "u4", "reinforce u1 move a5" },
    },
    expect = {
        u1 = "illegal: not_adjacent",
        u2 = "succeeded: counted",
        u3 = "failed: occupied",
        u4 = "failed: not_matched",
        strength = { u1 = 2 },
    },
}
