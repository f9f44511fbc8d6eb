local case = require "diplomacy.case"

case {
    number = "6.B.1",
    name = "a move that could end on either coast needs to name it",
    orders = {
        France = { "F por - spa" },
    },
    expect = {},
}
