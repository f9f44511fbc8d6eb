local case = require "diplomacy.case"

case {
    number = "6.J.5",
    name = "where fleets are equally far the first by name goes",
    rules = { home_distance = false },
    units = {
        Russia = { "F ska", "F ber" },
    },
    centres = {
        Russia = { "stp" },
    },
    adjustments = {},
    expect = { ber = "gone" },
}
