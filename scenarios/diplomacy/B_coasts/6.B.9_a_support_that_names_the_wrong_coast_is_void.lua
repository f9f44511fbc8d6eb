local case = require "diplomacy.case"

case {
    number = "6.B.9",
    name = "a support that names the wrong coast is void",
    rules = { support_coast_needed = "never" },
    orders = {
        France = { "F por S F mid - spa/nc", "F mid - spa/sc" },
        Italy = { "F gol S F wes - spa/sc", "F wes - spa/sc" },
    },
    expect = { wes = "spa/sc" },
}
