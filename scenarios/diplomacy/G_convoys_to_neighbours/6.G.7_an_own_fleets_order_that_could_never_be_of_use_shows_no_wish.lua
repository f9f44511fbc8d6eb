local case = require "diplomacy.case"

case {
    number = "6.G.7",
    name = "an own fleet's order that could never be of use shows no wish",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "F ska C A swe - nwy", "F nwy - swe" },
        Russia = { "A swe - nwy", "F bot C A swe - nwy" },
    },
    expect = {},
}
