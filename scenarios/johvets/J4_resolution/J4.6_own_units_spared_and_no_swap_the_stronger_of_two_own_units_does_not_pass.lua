-- u1 beats u2 head to head, but would displace it.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

local game = law.variant {
    name = "own units are spared and do not swap",
    rules = { displace_own = false, swap = false },
}

law.scenario {
    rule = "J4.6",
    name = "own units spared and no swap: the stronger of two own units does not pass",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a1" }, { "u3", "reinforce u1 move a2" } },
    expect = {
        u1 = "failed: own_unit", u2 = "failed: head_to_head",
        units = { u1 = "a1", u2 = "a2" },
    },
}
