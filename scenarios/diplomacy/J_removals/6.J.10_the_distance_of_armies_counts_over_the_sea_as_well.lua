local case = require "diplomacy.case"

case {
    number = "6.J.10",
    name = "the distance of armies counts over the sea as well",
    rules = { home_distance = false },
    units = {
        Italy = { "A gre", "A pie" },
    },
    centres = {
        Italy = { "nap" },
    },
    adjustments = {},
    expect = { pie = "gone" },
}
