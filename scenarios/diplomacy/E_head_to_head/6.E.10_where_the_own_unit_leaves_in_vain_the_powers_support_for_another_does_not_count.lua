local case = require "diplomacy.case"

case {
    number = "6.E.10",
    name = "where the own unit leaves in vain the power's support for another does not count",
    orders = {
        England = { "F nth - den", "F yor S F nwy - nth" },
        Germany = { "F hol S F hel - nth", "F hel - nth", "F den - hel" },
        Russia = { "F ska S F nwy - nth", "F nwy - nth" },
    },
    expect = {},
}
