local case = require "diplomacy.case"

case {
    number = "6.H.1",
    name = "a retreat cannot be supported",
    orders = {
        Austria = { "F tri H", "A ser H" },
        Italy = { "A ven S A tyr - tri", "A tyr - tri", "F ion - gre", "F aeg S F ion - gre" },
        Turkey = { "F gre H" },
    },
    retreats = {
        Austria = { "F tri - alb" },
        Turkey = { "F gre - alb" },
    },
    refused = {
        Austria = { "A ser S F tri - alb" },
    },
    expect = { tri = "gone", gre = "gone", tyr = "tri", ion = "gre" },
}
