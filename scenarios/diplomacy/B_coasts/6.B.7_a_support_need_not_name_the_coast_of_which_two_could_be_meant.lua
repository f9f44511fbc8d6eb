local case = require "diplomacy.case"

case {
    number = "6.B.7",
    name = "a support need not name the coast, of which two could be meant",
    rules = { support_coast_needed = "never" },
    orders = {
        France = { "F por S F mid - spa", "F mid - spa/nc" },
        Italy = { "F gol S F wes - spa/sc", "F wes - spa/sc" },
    },
    expect = {},
}
