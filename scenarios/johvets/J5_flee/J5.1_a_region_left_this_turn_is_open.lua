-- What counts is who stands there once movement is done.
local law = require "lawspeaker"

local map = law.map {
    name = "a star with a tail",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a4", "a5" } },
}

law.scenario {
    rule = "J5.1",
    name = "a region left this turn is open",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "red", "a3" },
        { "u4", "green", "a4" },
    },
    orders = { { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "move a5" } },
    flee = { { "u2", "a4" } },
    expect = {
        u2 = "failed: displaced, displaced", u4 = "succeeded: unopposed",
        fled = { u2 = "a4" },
    },
}
