local case = require "diplomacy.case"

case {
    number = "6.E.8",
    name = "between two alike a power's support does not turn against its unit head to head",
    orders = {
        England = { "F nth - nwy", "F yor S F nwy - nth" },
        Germany = { "F hol S F hel - nth", "F hel - nth" },
        Russia = { "F ska S F nwy - nth", "F nwy - nth" },
    },
    expect = {},
}
