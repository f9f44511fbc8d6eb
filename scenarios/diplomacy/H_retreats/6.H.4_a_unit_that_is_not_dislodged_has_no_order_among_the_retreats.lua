local case = require "diplomacy.case"

case {
    number = "6.H.4",
    name = "a unit that is not dislodged has no order among the retreats",
    orders = {
        England = { "F nth H", "A hol H" },
        Germany = { "F kie S A ruh - hol", "A ruh - hol" },
    },
    retreats = {
        England = { "A hol - bel" },
    },
    refused = {
        England = { "F nth - nrg" },
    },
    expect = { hol = "bel", ruh = "hol" },
}
