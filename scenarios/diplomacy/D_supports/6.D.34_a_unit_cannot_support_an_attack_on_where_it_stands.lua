local case = require "diplomacy.case"

case {
    number = "6.D.34",
    name = "a unit cannot support an attack on where it stands",
    orders = {
        Germany = { "A ber - pru", "A sil S A ber - pru", "F bal S A ber - pru" },
        Italy = { "A pru S A lvn - pru" },
        Russia = { "A war S A lvn - pru", "A lvn - pru" },
    },
    expect = { ber = "pru", pru = "gone" },
}
