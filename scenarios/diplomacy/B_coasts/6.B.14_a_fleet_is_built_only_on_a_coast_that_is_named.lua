local case = require "diplomacy.case"

case {
    number = "6.B.14",
    name = "a fleet is built only on a coast that is named",
    units = {
        Russia = { "A mos" },
    },
    centres = {
        Russia = { "mos", "stp" },
    },
    adjustments = {},
    refused = {
        Russia = { "B F stp" },
    },
    expect = {},
}
