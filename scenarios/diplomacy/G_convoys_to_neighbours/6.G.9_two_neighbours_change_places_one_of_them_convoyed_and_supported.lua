local case = require "diplomacy.case"

case {
    number = "6.G.9",
    name = "two neighbours change places, one of them convoyed and supported",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "A nwy - swe", "F ska C A nwy - swe", "F fin S A nwy - swe" },
        Russia = { "A swe - nwy" },
    },
    expect = { nwy = "swe", swe = "nwy" },
}
