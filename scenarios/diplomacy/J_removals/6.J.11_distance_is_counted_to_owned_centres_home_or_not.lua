local case = require "diplomacy.case"

case {
    number = "6.J.11",
    name = "distance is counted to owned centres, home or not",
    rules = { home_distance = false },
    units = {
        Italy = { "A war", "A tus" },
    },
    centres = {
        Italy = { "war" },
    },
    adjustments = {},
    expect = { tus = "gone" },
}
