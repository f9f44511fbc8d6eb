local case = require "diplomacy.case"

case {
    number = "6.F.7",
    name = "an army whose convoy is broken stays where it is",
    orders = {
        England = { "F nth C A lon - hol", "A lon - hol" },
        Germany = { "F hel S F ska - nth", "F ska - nth" },
    },
    expect = { nth = "dislodged", ska = "nth" },
}
