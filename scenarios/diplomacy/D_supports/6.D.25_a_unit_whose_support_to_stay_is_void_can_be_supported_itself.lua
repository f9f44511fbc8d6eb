local case = require "diplomacy.case"

case {
    number = "6.D.25",
    name = "a unit whose support to stay is void can be supported itself",
    orders = {
        Germany = { "A ber S A pru", "F kie S A ber" },
        Russia = { "F bal S A pru - ber", "A pru - ber" },
    },
    expect = {},
}
