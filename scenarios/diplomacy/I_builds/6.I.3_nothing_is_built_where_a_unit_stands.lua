local case = require "diplomacy.case"

case {
    number = "6.I.3",
    name = "nothing is built where a unit stands",
    units = {
        Germany = { "A ber" },
    },
    centres = {
        Germany = { "ber", "mun" },
    },
    adjustments = {},
    refused = {
        Germany = { "B F ber" },
    },
    expect = {},
}
