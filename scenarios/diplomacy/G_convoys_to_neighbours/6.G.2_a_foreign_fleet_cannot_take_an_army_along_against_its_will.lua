local case = require "diplomacy.case"

case {
    number = "6.G.2",
    name = "a foreign fleet cannot take an army along against its will",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "A nwy - swe" },
        Germany = { "F ska C A nwy - swe" },
        Russia = { "F swe - nwy" },
    },
    expect = {},
}
