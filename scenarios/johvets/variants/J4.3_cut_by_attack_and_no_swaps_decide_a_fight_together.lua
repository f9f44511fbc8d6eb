-- Blue's c1 would drive u1 out of a2 by the help of c2. Without swaps they fight, and green's
-- attack on c2 takes the help away: then the two are equal.
local law = require "lawspeaker"

local map = law.map {
    name = "a square with two tails",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a2", "a5" } },
}

local units = {
    { "u1", "red", "a2" }, { "c1", "blue", "a1" }, { "c2", "blue", "a3" }, { "g1", "green", "a4" },
}
local orders = {
    { "u1", "move a1" }, { "c1", "move a2" }, { "c2", "reinforce c1 move a2" },
    { "g1", "move a3" },
}
local flee = { { "u1", "a5" } }

law.scenario {
    rule = "J4.3",
    name = "with swaps allowed the attack on the helper changes nothing",
    map = map,
    units = units,
    variant = "johvets/cut_by_attack",
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "a1", c1 = "a2", c2 = "a3", g1 = "a4" }, strength = { c1 = 1 } },
}

law.scenario {
    rule = "J4.3",
    name = "without swaps the helped one passes",
    map = map,
    units = units,
    variant = "johvets/no_swaps",
    orders = orders,
    flee = flee,
    expect = { units = { u1 = "a5", c1 = "a2", c2 = "a3", g1 = "a4" }, strength = { c1 = 2 } },
}

law.scenario {
    rule = "J3.9",
    name = "cut by attack and no swaps: without its help it does not",
    map = map,
    units = units,
    variant = { "johvets/cut_by_attack", "johvets/no_swaps" },
    orders = orders,
    flee = flee,
    expect = {
        u1 = "failed: head_to_head", c1 = "failed: head_to_head",
        units = { u1 = "a2", c1 = "a1", c2 = "a3", g1 = "a4" },
    },
}
