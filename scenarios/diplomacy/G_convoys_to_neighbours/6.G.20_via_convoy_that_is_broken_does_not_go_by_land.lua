local case = require "diplomacy.case"

case {
    number = "6.G.20",
    name = "via convoy that is broken does not go by land",
    rules = { near_convoy = "intent", failed_convoy = "stays" },
    orders = {
        England = { "F eng C A pic - bel" },
        France = { "F bre - eng", "A pic - bel via", "A bur S A pic - bel", "F mid S F bre - eng" },
    },
    expect = { bre = "eng", eng = "dislodged" },
}
