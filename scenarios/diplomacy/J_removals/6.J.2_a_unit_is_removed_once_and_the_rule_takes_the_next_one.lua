local case = require "diplomacy.case"

case {
    number = "6.J.2",
    name = "a unit is removed once, and the rule takes the next one",
    rules = { home_distance = false },
    units = {
        France = { "A pic", "A par", "F gol" },
    },
    centres = {
        France = { "par" },
    },
    adjustments = {
        France = { "D A par" },
    },
    refused = {
        France = { "D A par, D A par" },
    },
    expect = { par = "gone", gol = "gone" },
}
