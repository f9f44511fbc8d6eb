local case = require "diplomacy.case"

case {
    number = "6.F.24",
    name = "two convoys, one against an attacker and one against a defender, both fail",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F edi - nth", "F lon S F edi - nth", "F iri - eng", "F mid S F iri - eng" },
        France = { "A bre - lon", "F eng C A bre - lon", "F bel S F eng" },
        Russia = { "A nwy - bel", "F nth C A nwy - bel" },
    },
    expect = { edi = "nth", nth = "dislodged" },
}
