local case = require "diplomacy.case"

case {
    number = "6.D.5",
    name = "a unit that supports a move can be supported itself",
    orders = {
        Germany = { "A ber S A mun - sil", "F kie S A ber", "A mun - sil" },
        Russia = { "F bal S A pru - ber", "A pru - ber" },
    },
    expect = { mun = "sil" },
}
