local case = require "diplomacy.case"

case {
    number = "6.G.11.mod",
    name = "via convoy to a neighbour does not cut support against the convoy",
    rules = { paradox = "szykman", near_convoy = "intent", failed_convoy = "stays" },
    orders = {
        England = { "F nwy S F nth - ska", "F nth - ska" },
        Russia = { "A swe - nwy via", "F ska C A swe - nwy", "F bar S A swe - nwy" },
    },
    expect = { nth = "ska", ska = "dislodged" },
}
