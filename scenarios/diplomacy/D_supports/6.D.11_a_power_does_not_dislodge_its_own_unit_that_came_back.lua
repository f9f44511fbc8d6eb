local case = require "diplomacy.case"

case {
    number = "6.D.11",
    name = "a power does not dislodge its own unit that came back",
    orders = {
        Germany = { "A ber - pru", "F kie - ber", "A mun S F kie - ber" },
        Russia = { "A war - pru" },
    },
    expect = {},
}
