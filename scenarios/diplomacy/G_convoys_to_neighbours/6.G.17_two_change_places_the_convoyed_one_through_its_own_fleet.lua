local case = require "diplomacy.case"

case {
    number = "6.G.17",
    name = "two change places, the convoyed one through its own fleet",
    orders = {
        England = {
            "A nwy - swe via", "A den S A nwy - swe", "F bal S A nwy - swe", "F ska C A nwy - swe",
            "F nth - nwy",
        },
        Russia = { "A swe - nwy", "F nrg S A swe - nwy" },
    },
    expect = { nwy = "swe", swe = "nwy" },
}
