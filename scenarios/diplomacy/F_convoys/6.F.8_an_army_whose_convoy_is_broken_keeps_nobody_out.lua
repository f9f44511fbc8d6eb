local case = require "diplomacy.case"

case {
    number = "6.F.8",
    name = "an army whose convoy is broken keeps nobody out",
    orders = {
        England = { "F nth C A lon - hol", "A lon - hol" },
        Germany = { "F hel S F ska - nth", "F ska - nth", "A bel - hol" },
    },
    expect = { nth = "dislodged", ska = "nth", bel = "hol" },
}
