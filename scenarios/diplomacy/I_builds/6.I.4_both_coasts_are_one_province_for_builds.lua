local case = require "diplomacy.case"

case {
    number = "6.I.4",
    name = "both coasts are one province for builds",
    units = {
        Russia = { "F stp/sc" },
    },
    centres = {
        Russia = { "mos", "stp" },
    },
    adjustments = {},
    refused = {
        Russia = { "B F stp/nc" },
    },
    expect = {},
}
