local case = require "diplomacy.case"

case {
    number = "6.E.1",
    name = "who is dislodged in a fight head to head keeps nobody out behind it",
    orders = {
        Germany = { "A ber - pru", "F kie - ber", "A sil S A ber - pru" },
        Russia = { "A pru - ber" },
    },
    expect = { ber = "pru", kie = "ber", pru = "dislodged" },
}
