local case = require "diplomacy.case"

case {
    number = "6.J.9.part1",
    name = "an army that is farther goes, counted over land and sea",
    rules = { home_distance = false },
    units = {
        Russia = { "A gre", "A sev", "F bal" },
    },
    centres = {
        Russia = { "sev", "stp" },
    },
    adjustments = {},
    expect = { gre = "gone" },
}
