local case = require "diplomacy.case"

case {
    number = "6.H.9",
    name = "an attack that failed without a stand-off leaves its goal open",
    orders = {
        England = { "F hel - kie", "F den S F hel - kie" },
        Germany = { "A ber - pru", "F kie H", "A sil S A ber - pru" },
        Russia = { "A pru - ber" },
    },
    retreats = {
        Germany = { "F kie - ber" },
        Russia = { "A pru - war" },
    },
    expect = { hel = "kie", ber = "pru", kie = "ber", pru = "war" },
}
