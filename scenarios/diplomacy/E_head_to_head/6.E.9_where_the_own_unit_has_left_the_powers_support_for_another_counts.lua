local case = require "diplomacy.case"

case {
    number = "6.E.9",
    name = "where the own unit has left the power's support for another counts",
    orders = {
        England = { "F nth - nrg", "F yor S F nwy - nth" },
        Germany = { "F hol S F hel - nth", "F hel - nth" },
        Russia = { "F ska S F nwy - nth", "F nwy - nth" },
    },
    expect = { nth = "nrg", nwy = "nth" },
}
