local case = require "diplomacy.case"

case {
    number = "6.J.3",
    name = "of two units the one farther from owned centres goes",
    rules = { home_distance = false },
    units = {
        Russia = { "A lvn", "A swe" },
    },
    centres = {
        Russia = { "stp" },
    },
    adjustments = {},
    expect = { swe = "gone" },
}
