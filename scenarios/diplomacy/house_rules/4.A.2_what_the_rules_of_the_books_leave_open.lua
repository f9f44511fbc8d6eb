local case = require "diplomacy.case"

case {
    number = "4.A.2",
    name = "a paradox of two convoys that the rule of 2000 spares no support in",
    rules = { paradox = "rule_2000" },
    orders = {
        England = { "F edi - nth", "F lon S F edi - nth" },
        France = { "A bre - lon", "F eng C A bre - lon" },
        Germany = { "F bel S F pic - eng", "F pic - eng" },
        Russia = { "A nwy - bel", "F nth C A nwy - bel" },
    },
    expect = { edi = "nth", pic = "eng", nth = "dislodged", eng = "dislodged" },
}

case {
    number = "4.A.2",
    name = "what the rule of 1971 leaves open is decided by its backup",
    rules = { paradox = "rule_1971", paradox_backup = "szykman" },
    orders = {
        England = { "F nth C A lon - bel", "A lon - bel", "F eng S A lon - bel" },
        France = { "F bel S F nth" },
        Germany = { "F hel S F ska - nth", "F ska - nth" },
    },
    expect = {},
}
