local case = require "diplomacy.case"

case {
    number = "6.J.9.part2",
    name = "a fleet that is nearer stays, counted over land and sea",
    rules = { home_distance = false },
    units = {
        Russia = { "A gre", "A sev", "F ska" },
    },
    centres = {
        Russia = { "sev", "stp" },
    },
    adjustments = {},
    expect = { gre = "gone" },
}
