local case = require "diplomacy.case"

case {
    number = "6.J.4",
    name = "where armies are equally far the first by name goes",
    rules = { home_distance = false },
    units = {
        Russia = { "A lvn", "A ukr" },
    },
    centres = {
        Russia = { "mos" },
    },
    adjustments = {},
    expect = { lvn = "gone" },
}
