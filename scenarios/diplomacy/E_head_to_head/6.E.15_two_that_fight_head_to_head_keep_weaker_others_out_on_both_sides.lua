local case = require "diplomacy.case"

case {
    number = "6.E.15",
    name = "two that fight head to head keep weaker others out on both sides",
    orders = {
        England = { "F hol S A ruh - kie", "A ruh - kie" },
        France = { "A kie - ber", "A mun S A kie - ber", "A sil S A kie - ber" },
        Germany = { "A ber - kie", "F den S A ber - kie", "F hel S A ber - kie" },
        Russia = { "F bal S A pru - ber", "A pru - ber" },
    },
    expect = {},
}
