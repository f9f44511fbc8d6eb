local case = require "diplomacy.case"

case {
    number = "6.E.5",
    name = "who loses head to head and is dislodged by a third still keeps others out",
    orders = {
        Austria = { "A kie S A ruh - hol", "A ruh - hol" },
        England = {
            "F edi S F nrg - nth", "F yor S F nrg - nth", "F nrg - nth", "F lon S F nrg - nth",
        },
        France = { "F nth - hol", "F bel S F nth - hol" },
        Germany = { "F hol - nth", "F hel S F hol - nth", "F ska S F hol - nth" },
    },
    expect = { nth = "dislodged", nrg = "nth" },
}
