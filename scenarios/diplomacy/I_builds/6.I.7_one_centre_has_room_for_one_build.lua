local case = require "diplomacy.case"

case {
    number = "6.I.7",
    name = "one centre has room for one build",
    units = {
        Russia = { "A war" },
    },
    centres = {
        Russia = { "mos", "stp", "war" },
    },
    adjustments = {
        Russia = { "B A mos" },
    },
    refused = {
        Russia = { "B A mos, B A mos" },
    },
    expect = {},
    built = {
        Russia = { "A mos" },
    },
}
