local case = require "diplomacy.case"

case {
    number = "6.D.26",
    name = "a unit whose support to move is void can be supported itself",
    orders = {
        Germany = { "A ber S A pru - sil", "F kie S A ber" },
        Russia = { "F bal S A pru - ber", "A pru - ber" },
    },
    expect = {},
}
