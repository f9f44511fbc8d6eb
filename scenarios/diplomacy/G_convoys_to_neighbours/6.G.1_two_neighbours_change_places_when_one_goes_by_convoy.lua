local case = require "diplomacy.case"

case {
    number = "6.G.1",
    name = "two neighbours change places when one goes by convoy",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "A nwy - swe", "F ska C A nwy - swe" },
        Russia = { "A swe - nwy" },
    },
    expect = { nwy = "swe", swe = "nwy" },
}
