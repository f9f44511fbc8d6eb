local case = require "diplomacy.case"

case {
    number = "6.I.5",
    name = "nothing is built in a home centre that another power owns",
    units = {
        Russia = { "A mos" },
    },
    centres = {
        Germany = { "mun" },
        Russia = { "ber" },
    },
    adjustments = {},
    refused = {
        Germany = { "B A ber" },
    },
    expect = {},
}
