local case = require "diplomacy.case"

case {
    number = "6.H.2",
    name = "no support lets one of two retreats to the same place through",
    orders = {
        England = { "A lvp - edi", "F yor S A lvp - edi", "F nwy H" },
        Germany = { "A kie S A ruh - hol", "A ruh - hol" },
        Russia = { "F edi H", "A swe S A fin - nwy", "A fin - nwy", "F hol H" },
    },
    retreats = {
        England = { "F nwy - nth" },
        Russia = { "F edi - nth" },
    },
    refused = {
        Russia = { "F hol S F edi - nth" },
    },
    expect = { lvp = "edi", nwy = "gone", ruh = "hol", edi = "gone", fin = "nwy", hol = "gone" },
}
