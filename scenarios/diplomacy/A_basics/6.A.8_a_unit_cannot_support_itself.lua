local case = require "diplomacy.case"

case {
    number = "6.A.8",
    name = "a unit cannot support itself",
    orders = {
        Austria = { "F tri S F tri" },
        Italy = { "A ven - tri", "A tyr S A ven - tri" },
    },
    expect = { ven = "tri", tri = "dislodged" },
}
