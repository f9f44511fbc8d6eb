local case = require "diplomacy.case"

case {
    number = "4.A.3",
    name = "a foreign fleet takes an army along where it swaps",
    rules = { near_convoy = "swap" },
    orders = {
        England = { "A nwy - swe" },
        Germany = { "F ska C A nwy - swe" },
        Russia = { "F swe - nwy" },
    },
    expect = { nwy = "swe", swe = "nwy" },
}

case {
    number = "4.A.3",
    name = "a foreign fleet does not take an army along where nobody comes the other way",
    rules = { near_convoy = "swap" },
    orders = {
        England = { "F eng C A pic - bel" },
        France = { "F bre - eng", "A pic - bel", "F mid S F bre - eng" },
    },
    expect = { bre = "eng", pic = "bel", eng = "dislodged" },
}

case {
    number = "4.A.3",
    name = "an own fleet takes nobody to a neighbour without via",
    rules = { near_convoy = "via_only" },
    orders = {
        England = { "A nwy - swe", "F ska C A nwy - swe" },
        Russia = { "A swe - nwy" },
    },
    expect = {},
}

case {
    number = "4.A.3",
    name = "an own fleet that is ordered to convoy shows it though other fleets are missing",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "A lvp - edi", "F iri C A lvp - edi" },
        Russia = { "F nth H", "F eng H" },
    },
    expect = {},
}
