-- Failed Moves hold with 3 in this variant. Between u1 and u2, which come head on, that does not
-- count: each holds its region with the strength of its Move (J4.3), so u1 passes with 2 against 1.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
}

local game = law.variant {
    name = "stubborn units do not swap",
    rules = { swap = false },
    hooks = {
        holding = function()
            return 3
        end,
    },
}

law.scenario {
    rule = "J4.3",
    name = "without swap two moves fight with their own strength",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u1 move a2" } },
    flee = { { "u2", "a4" } },
    expect = {
        u1 = "succeeded: strongest", u2 = "failed: head_to_head, displaced",
        strength = { u1 = 2, u2 = 1 },
        units = { u1 = "a2", u2 = "a4" },
    },
}
