local case = require "diplomacy.case"

case {
    number = "6.H.5",
    name = "nobody retreats to where the attacker came from",
    orders = {
        Russia = { "F con S F bla - ank", "F bla - ank" },
        Turkey = { "F ank H" },
    },
    retreats = {
        Turkey = { "D F ank" },
    },
    refused = {
        Turkey = { "F ank - bla" },
    },
    expect = { bla = "ank", ank = "gone" },
}
