local case = require "diplomacy.case"

case {
    number = "6.G.11",
    name = "an own fleet's convoy to a neighbour does not cut support against itself",
    rules = { paradox = "szykman", near_convoy = "intent" },
    orders = {
        England = { "F nwy S F nth - ska", "F nth - ska" },
        Russia = { "A swe - nwy", "F ska C A swe - nwy", "F bar S A swe - nwy" },
    },
    expect = { nth = "ska", ska = "dislodged" },
}
