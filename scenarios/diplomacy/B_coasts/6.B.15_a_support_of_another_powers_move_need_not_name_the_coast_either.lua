local case = require "diplomacy.case"

case {
    number = "6.B.15",
    name = "a support of another power's move need not name the coast either",
    rules = { support_coast_needed = "never" },
    orders = {
        England = { "F mid - spa/nc" },
        France = { "F por S F mid - spa" },
        Italy = { "F gol S F wes - spa/sc", "F wes - spa/sc" },
    },
    expect = {},
}
