local case = require "diplomacy.case"

case {
    number = "6.G.14",
    name = "who goes by convoy and is dislodged by its neighbour still keeps others out",
    orders = {
        England = { "A nwy - swe", "F den S A nwy - swe", "F fin S A nwy - swe" },
        France = { "F nrg - nwy", "F nth S F nrg - nwy" },
        Germany = { "F ska C A swe - nwy" },
        Russia = { "A swe - nwy via", "F bar S A swe - nwy" },
    },
    expect = { nwy = "swe", swe = "gone" },
}
