local case = require "diplomacy.case"

case {
    number = "6.E.12",
    name = "help for an attack on one's own unit still keeps others out",
    orders = {
        Austria = { "A bud - rum", "A ser S A vie - bud" },
        Italy = { "A vie - bud" },
        Russia = { "A gal - bud", "A rum S A gal - bud" },
    },
    expect = {},
}
