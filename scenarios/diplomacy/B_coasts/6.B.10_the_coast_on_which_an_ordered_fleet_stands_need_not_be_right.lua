local case = require "diplomacy.case"

case {
    number = "6.B.10",
    name = "the coast on which an ordered fleet stands need not be right",
    units = {
        France = { "F spa/sc" },
    },
    orders = {
        France = { "F spa/nc - gol" },
    },
    expect = { spa = "gol" },
}
