-- u1 does not get into a3 and so holds a2: a2 has two contenders, and so has a3.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.11",
    name = "a unit whose move fails is a contender for its own region",
    map = map,
    units = { { "u1", "red", "a2" }, { "u2", "blue", "a3" }, { "u3", "green", "a1" } },
    orders = { { "u1", "move a3" }, { "u3", "move a2" } },
    expect = {
        u1 = "failed: occupied", u3 = "failed: occupied",
        conflicted = { "a2", "a3" },
    },
}
