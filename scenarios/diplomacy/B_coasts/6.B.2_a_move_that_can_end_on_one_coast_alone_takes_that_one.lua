local case = require "diplomacy.case"

case {
    number = "6.B.2",
    name = "a move that can end on one coast alone takes that one",
    rules = { lone_coast_needed = false },
    orders = {
        France = { "F gas - spa" },
    },
    expect = { gas = "spa/nc" },
}
