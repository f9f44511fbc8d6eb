local case = require "diplomacy.case"

case {
    number = "6.H.3",
    name = "a retreat cannot be convoyed",
    orders = {
        England = { "F nth H", "A hol H" },
        Germany = { "F kie S A ruh - hol", "A ruh - hol" },
    },
    retreats = {
        England = { "D A hol" },
    },
    refused = {
        England = { "A hol - yor", "F nth C A hol - yor" },
    },
    expect = { hol = "gone", ruh = "hol" },
}
