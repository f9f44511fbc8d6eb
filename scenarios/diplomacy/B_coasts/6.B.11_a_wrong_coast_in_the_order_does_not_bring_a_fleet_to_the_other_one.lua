local case = require "diplomacy.case"

case {
    number = "6.B.11",
    name = "a wrong coast in the order does not bring a fleet to the other one",
    units = {
        France = { "F spa/nc" },
    },
    orders = {
        France = { "F spa/sc - gol" },
    },
    expect = {},
}
