local case = require "diplomacy.case"

case {
    number = "6.F.22",
    name = "two convoys that would cut each other's attackers both fail",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F edi - nth", "F lon S F edi - nth" },
        France = { "A bre - lon", "F eng C A bre - lon" },
        Germany = { "F bel S F pic - eng", "F pic - eng" },
        Russia = { "A nwy - bel", "F nth C A nwy - bel" },
    },
    expect = { edi = "nth", eng = "dislodged", pic = "eng", nth = "dislodged" },
}
