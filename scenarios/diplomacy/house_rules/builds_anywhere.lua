local case = require "diplomacy.case"

case {
    number = "builds_anywhere",
    name = "an owned centre that is not home can be built in",
    rules = { builds_anywhere = true },
    units = {
        Germany = { "A ber" },
    },
    centres = {
        Germany = { "ber", "war" },
    },
    adjustments = {
        Germany = { "B A war" },
    },
    expect = {},
    built = {
        Germany = { "A war" },
    },
}
