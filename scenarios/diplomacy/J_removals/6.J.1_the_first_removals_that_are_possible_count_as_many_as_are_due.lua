local case = require "diplomacy.case"

case {
    number = "6.J.1",
    name = "the first removals that are possible count, as many as are due",
    rules = { home_distance = false },
    units = {
        France = { "A pic", "A par" },
    },
    centres = {
        France = { "par" },
    },
    adjustments = {
        France = { "D A pic" },
    },
    refused = {
        France = { "D F gol", "D A pic, D A par" },
    },
    expect = { pic = "gone" },
}
