local case = require "diplomacy.case"

case {
    number = "6.F.22.extended",
    name = "a third convoy comes in where the paradox has made room",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F edi - nth", "F lon S F edi - nth" },
        France = { "A bre - lon", "F eng C A bre - lon" },
        Germany = { "F bel S F pic - eng", "F pic - eng" },
        Russia = {
            "A nwy - bel", "F nth C A nwy - bel", "F nrg C A stp - edi", "F bar C A stp - edi",
            "A stp - edi",
        },
    },
    expect = { edi = "nth", eng = "dislodged", pic = "eng", nth = "dislodged", stp = "edi" },
}
