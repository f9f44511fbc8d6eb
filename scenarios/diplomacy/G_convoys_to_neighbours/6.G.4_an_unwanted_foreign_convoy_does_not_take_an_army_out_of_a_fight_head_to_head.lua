local case = require "diplomacy.case"

case {
    number = "6.G.4",
    name = "an unwanted foreign convoy does not take an army out of a fight head to head",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "F eng C A pic - bel", "A bel - pic" },
        France = { "F bre - eng", "A pic - bel", "A bur S A pic - bel", "F mid S F bre - eng" },
    },
    expect = { bre = "eng", pic = "bel", eng = "dislodged", bel = "dislodged" },
}
