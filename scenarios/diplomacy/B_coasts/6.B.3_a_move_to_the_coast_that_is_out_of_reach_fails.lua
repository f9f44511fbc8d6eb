local case = require "diplomacy.case"

case {
    number = "6.B.3",
    name = "a move to the coast that is out of reach fails",
    orders = {
        France = { "F gas - spa/sc" },
    },
    expect = {},
}
