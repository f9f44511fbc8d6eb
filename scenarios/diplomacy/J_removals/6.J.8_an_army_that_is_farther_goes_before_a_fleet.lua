local case = require "diplomacy.case"

case {
    number = "6.J.8",
    name = "an army that is farther goes before a fleet",
    rules = { home_distance = false },
    units = {
        Russia = { "A tyr", "F bal" },
    },
    centres = {
        Russia = { "war" },
    },
    adjustments = {},
    expect = { tyr = "gone" },
}
