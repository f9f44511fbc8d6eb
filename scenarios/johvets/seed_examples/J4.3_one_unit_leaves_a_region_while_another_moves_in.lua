-- They happen at the same time, so that is no conflict.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "I", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

law.scenario {
    rule = "J4.3",
    name = "one unit leaves a region while another moves in",
    map = map,
    units = { { "A", "red", "a1" }, { "B", "blue", "a2" } },
    orders = { { "A", "move a2" }, { "B", "move a3" } },
    expect = {
        A = "succeeded: unopposed", B = "succeeded: unopposed",
        units = { A = "a2", B = "a3" },
        conflicted = {},
    },
}
