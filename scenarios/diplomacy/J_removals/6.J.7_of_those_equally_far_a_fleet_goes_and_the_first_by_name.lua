local case = require "diplomacy.case"

case {
    number = "6.J.7",
    name = "of those equally far a fleet goes, and the first by name",
    rules = { home_distance = false },
    units = {
        Russia = { "A boh", "F ska", "F nth" },
    },
    centres = {
        Russia = { "stp", "war" },
    },
    adjustments = {},
    expect = { nth = "gone" },
}
