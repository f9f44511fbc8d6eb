local case = require "diplomacy.case"

case {
    number = "6.J.6",
    name = "the distance of fleets counts over land and sea alike",
    rules = { home_distance = false },
    units = {
        Russia = { "F bot", "F nth" },
    },
    centres = {
        Russia = { "mun" },
    },
    adjustments = {},
    expect = { bot = "gone" },
}
