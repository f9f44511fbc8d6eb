local case = require "diplomacy.case"

case {
    number = "6.E.14",
    name = "an impossible move is no fight head to head, and the unit holds",
    orders = {
        England = { "A lvp - edi" },
        Russia = { "F edi - lvp" },
    },
    expect = {},
}
