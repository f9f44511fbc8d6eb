local case = require "diplomacy.case"

case {
    number = "6.H.10",
    name = "the attacker's origin is closed to its own victim alone",
    orders = {
        England = { "A kie H" },
        Germany = { "A ber - kie", "A mun S A ber - kie", "A pru H" },
        Russia = { "A war - pru", "A sil S A war - pru" },
    },
    retreats = {
        England = { "D A kie" },
        Germany = { "A pru - ber" },
    },
    refused = {
        England = { "A kie - ber" },
    },
    expect = { kie = "gone", ber = "kie", pru = "ber", war = "pru" },
}
