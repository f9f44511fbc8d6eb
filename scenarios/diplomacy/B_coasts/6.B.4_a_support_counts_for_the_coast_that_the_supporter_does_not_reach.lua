local case = require "diplomacy.case"

case {
    number = "6.B.4",
    name = "a support counts for the coast that the supporter does not reach",
    orders = {
        France = { "F gas - spa/nc", "F mar S F gas - spa/nc" },
        Italy = { "F wes - spa/sc" },
    },
    expect = { gas = "spa/nc" },
}
