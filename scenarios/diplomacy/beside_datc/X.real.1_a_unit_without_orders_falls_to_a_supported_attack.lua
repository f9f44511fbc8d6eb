local case = require "diplomacy.case"

case {
    number = "X.real.1",
    name = "a unit without orders falls to a supported attack",
    units = {
        Russia = { "F swe", "A stp" },
    },
    orders = {
        England = { "A nwy S F den - swe", "F nrg - bar" },
        Germany = { "F den - swe" },
    },
    expect = { nrg = "bar", den = "swe", swe = "dislodged" },
}
