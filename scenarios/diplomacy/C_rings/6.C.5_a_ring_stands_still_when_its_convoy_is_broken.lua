local case = require "diplomacy.case"

case {
    number = "6.C.5",
    name = "a ring stands still when its convoy is broken",
    orders = {
        Austria = { "A tri - ser", "A ser - bul" },
        Italy = { "F nap - ion", "F tun S F nap - ion" },
        Turkey = {
            "A bul - tri", "F aeg C A bul - tri", "F ion C A bul - tri", "F adr C A bul - tri",
        },
    },
    expect = { ion = "dislodged", nap = "ion" },
}
