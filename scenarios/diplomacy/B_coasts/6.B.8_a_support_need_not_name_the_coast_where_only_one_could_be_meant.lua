local case = require "diplomacy.case"

case {
    number = "6.B.8",
    name = "a support need not name the coast where only one could be meant",
    orders = {
        France = { "F por S F gas - spa", "F gas - spa/nc" },
        Italy = { "F gol S F wes - spa/sc", "F wes - spa/sc" },
    },
    expect = {},
}
