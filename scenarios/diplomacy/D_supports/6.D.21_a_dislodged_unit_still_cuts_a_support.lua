local case = require "diplomacy.case"

case {
    number = "6.D.21",
    name = "a dislodged unit still cuts a support",
    orders = {
        Austria = { "F tri H" },
        Germany = { "A mun - tyr" },
        Italy = { "A ven - tri", "A tyr S A ven - tri" },
        Russia = { "A sil - mun", "A ber S A sil - mun" },
    },
    expect = { mun = "dislodged", sil = "mun" },
}
