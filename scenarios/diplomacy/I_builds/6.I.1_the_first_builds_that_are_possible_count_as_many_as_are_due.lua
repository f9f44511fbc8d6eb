local case = require "diplomacy.case"

case {
    number = "6.I.1",
    name = "the first builds that are possible count, as many as are due",
    units = {
        Germany = { "A par" },
        Russia = { "A war" },
    },
    centres = {
        Germany = { "kie", "mun" },
        Russia = { "war" },
    },
    adjustments = {
        Germany = { "B A kie" },
    },
    refused = {
        Germany = { "B A war", "B A kie, B A mun" },
    },
    expect = {},
    built = {
        Germany = { "A kie" },
    },
}
