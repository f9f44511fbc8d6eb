local case = require "diplomacy.case"

case {
    number = "6.I.2",
    name = "a fleet is not built inland",
    units = {
        Russia = { "A stp" },
    },
    centres = {
        Russia = { "mos", "stp" },
    },
    adjustments = {},
    refused = {
        Russia = { "B F mos" },
    },
    expect = {},
}
