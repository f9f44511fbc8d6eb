-- u4 wins a1 from u3 with 2, if u1 leaves or not. u1 does not leave, for the ring stands still
-- behind u3: it is displaced.
local law = require "lawspeaker"

local map = law.map {
    name = "a triangle with sides",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = {
        { "a1", "a2" }, { "a2", "a3" }, { "a3", "a1" }, { "a1", "a4" }, { "a1", "a5" },
        { "a1", "a6" },
    },
}

law.scenario {
    rule = "J4.5",
    name = "a stronger outsider breaks a ring",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "blue", "a2" }, { "u3", "green", "a3" },
        { "u4", "white", "a4" }, { "u5", "white", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a3" }, { "u3", "move a1" }, { "u4", "move a1" },
        { "u5", "reinforce u4 move a1" },
    },
    flee = { { "u1", "a6" } },
    expect = {
        u1 = "failed: occupied, displaced",
        u2 = "failed: occupied",
        u3 = "failed: outweighed",
        u4 = "succeeded: strongest",
        units = { u1 = "a6", u2 = "a2", u3 = "a3", u4 = "a1" },
    },
}
