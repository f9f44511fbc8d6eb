local case = require "diplomacy.case"

case {
    number = "6.G.3",
    name = "a foreign convoy that is broken does not stop the way by land",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "F eng C A pic - bel" },
        France = { "F bre - eng", "A pic - bel", "A bur S A pic - bel", "F mid S F bre - eng" },
    },
    expect = { bre = "eng", pic = "bel", eng = "dislodged" },
}
