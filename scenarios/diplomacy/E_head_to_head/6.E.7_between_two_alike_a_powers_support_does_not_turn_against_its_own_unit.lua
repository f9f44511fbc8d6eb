local case = require "diplomacy.case"

case {
    number = "6.E.7",
    name = "between two alike a power's support does not turn against its own unit",
    orders = {
        England = { "F nth H", "F yor S F nwy - nth" },
        Germany = { "F hol S F hel - nth", "F hel - nth" },
        Russia = { "F ska S F nwy - nth", "F nwy - nth" },
    },
    expect = {},
}
