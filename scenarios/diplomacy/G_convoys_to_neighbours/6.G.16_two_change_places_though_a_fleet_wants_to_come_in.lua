local case = require "diplomacy.case"

case {
    number = "6.G.16",
    name = "two change places though a fleet wants to come in",
    orders = {
        England = { "A nwy - swe", "A den S A nwy - swe", "F bal S A nwy - swe", "F nth - nwy" },
        Russia = { "A swe - nwy via", "F ska C A swe - nwy", "F nrg S A swe - nwy" },
    },
    expect = { nwy = "swe", swe = "nwy" },
}
