local case = require "diplomacy.case"

case {
    number = "4.A.7",
    name = "who is dislodged by an army via convoy keeps nobody out behind it",
    rules = { dislodged_keeps_none_out = true },
    orders = {
        England = { "A nwy - swe via", "F den S A nwy - swe", "F fin S A nwy - swe" },
        France = { "F nrg - nwy", "F nth S F nrg - nwy" },
        Germany = { "F ska C A nwy - swe" },
        Russia = { "A swe - nwy", "F bar S A swe - nwy" },
    },
    expect = { nwy = "swe", nrg = "nwy", swe = "gone" },
}
