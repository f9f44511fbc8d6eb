local case = require "diplomacy.case"

case {
    number = "6.F.4",
    name = "an attack that does not dislodge leaves a convoy in force",
    orders = {
        England = { "F nth C A lon - hol", "A lon - hol" },
        Germany = { "F ska - nth" },
    },
    expect = { lon = "hol" },
}
