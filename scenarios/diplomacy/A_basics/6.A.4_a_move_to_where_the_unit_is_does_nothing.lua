local case = require "diplomacy.case"

case {
    number = "6.A.4",
    name = "a move to where the unit is does nothing",
    orders = {
        Germany = { "F kie - kie" },
    },
    expect = {},
}
