local case = require "diplomacy.case"

case {
    number = "6.D.9",
    name = "support to move does not help a unit that stays",
    orders = {
        Austria = { "A alb S A tri - ser", "A tri H" },
        Italy = { "A ven - tri", "A tyr S A ven - tri" },
    },
    expect = { ven = "tri", tri = "dislodged" },
}
