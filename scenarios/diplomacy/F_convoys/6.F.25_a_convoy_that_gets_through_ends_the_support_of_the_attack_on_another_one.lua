local case = require "diplomacy.case"

case {
    number = "6.F.25",
    name = "a convoy that gets through ends the support of the attack on another one",
    orders = {
        England = { "A yor - hol", "F nth C A yor - hol", "F hel S A yor - hol", "A bel H" },
        Germany = {
            "A ruh - bel", "A hol S A ruh - bel", "A den - nwy", "F ska C A den - nwy",
            "A fin S A den - nwy",
        },
        Russia = { "F nrg - nth", "F nwy S F nrg - nth", "F swe - ska" },
    },
    expect = { hol = "dislodged", den = "nwy", yor = "hol", nwy = "dislodged" },
}
