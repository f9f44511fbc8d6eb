local case = require "diplomacy.case"

case {
    number = "6.F.23",
    name = "two convoys that would cut each other's defenders both fail",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F edi - nth", "F yor S F edi - nth" },
        France = { "A bre - lon", "F eng C A bre - lon" },
        Germany = { "F bel S F eng", "F lon S F nth" },
        Italy = { "F mid - eng", "F iri S F mid - eng" },
        Russia = { "A nwy - bel", "F nth C A nwy - bel" },
    },
    expect = {},
}
