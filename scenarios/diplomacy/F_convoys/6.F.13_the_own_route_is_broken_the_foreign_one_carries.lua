local case = require "diplomacy.case"

case {
    number = "6.F.13",
    name = "the own route is broken, the foreign one carries",
    orders = {
        England = { "A lon - bel", "F nth C A lon - bel" },
        France = { "F eng C A lon - bel" },
        Germany = { "F hol S F den - nth", "F den - nth" },
    },
    expect = { lon = "bel", nth = "dislodged", den = "nth" },
}
