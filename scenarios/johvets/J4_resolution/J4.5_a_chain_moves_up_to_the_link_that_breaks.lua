-- u2 is kept out of a3 by u5's equal Move. u1 behind it stands still, u3 ahead of it goes on.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of four with a side",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" }, { "a3", "a4" }, { "a3", "a5" } },
}

law.scenario {
    rule = "J4.5",
    name = "a chain moves up to the link that breaks",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u5", "white", "a5" },
    },
    orders = { { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a4" }, { "u5", "move a3" } },
    expect = {
        u1 = "failed: occupied",
        u2 = "failed: tied",
        u3 = "succeeded: unopposed",
        u5 = "failed: tied",
        units = { u1 = "a1", u2 = "a2", u3 = "a4", u5 = "a5" },
    },
}
