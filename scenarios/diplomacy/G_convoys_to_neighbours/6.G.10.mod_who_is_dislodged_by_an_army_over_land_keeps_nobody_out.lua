local case = require "diplomacy.case"

case {
    number = "6.G.10.mod",
    name = "who is dislodged by an army over land keeps nobody out",
    orders = {
        England = { "A nwy - swe", "F den S A nwy - swe", "F fin S A nwy - swe" },
        France = { "F nrg - nwy", "F nth S F nrg - nwy" },
        Germany = { "F ska C A nwy - swe" },
        Russia = { "A swe - nwy", "F bar S A swe - nwy" },
    },
    expect = { nwy = "swe", swe = "gone", nrg = "nwy" },
}
