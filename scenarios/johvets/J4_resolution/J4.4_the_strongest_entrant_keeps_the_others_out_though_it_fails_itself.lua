-- u1 has 2 and fails against the 2 of u3's Stay; u2 has 1 and was outweighed before that. Nobody
-- enters.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5", "a6" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" }, { "a2", "a6" } },
}

law.scenario {
    rule = "J4.4",
    name = "the strongest entrant keeps the others out though it fails itself",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "green", "a3" }, { "u3", "blue", "a2" },
        { "u4", "red", "a4" }, { "u5", "blue", "a5" },
    },
    orders = {
        { "u1", "move a2" }, { "u2", "move a2" }, { "u4", "reinforce u1 move a2" },
        { "u5", "reinforce u3 stay" },
    },
    expect = {
        u1 = "failed: occupied", u2 = "failed: outweighed", u3 = "succeeded: held",
        units = { u3 = "a2" },
    },
}
