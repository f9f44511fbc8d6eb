local case = require "diplomacy.case"

case {
    number = "6.I.6",
    name = "nothing is built in an owned centre that is not home",
    rules = { builds_anywhere = false },
    units = {
        Germany = { "A ber" },
    },
    centres = {
        Germany = { "ber", "war" },
    },
    adjustments = {},
    refused = {
        Germany = { "B A war" },
    },
    expect = {},
}
