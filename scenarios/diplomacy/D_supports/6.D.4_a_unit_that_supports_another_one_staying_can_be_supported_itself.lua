local case = require "diplomacy.case"

case {
    number = "6.D.4",
    name = "a unit that supports another one staying can be supported itself",
    orders = {
        Germany = { "A ber S F kie", "F kie S A ber" },
        Russia = { "F bal S A pru - ber", "A pru - ber" },
    },
    expect = {},
}
