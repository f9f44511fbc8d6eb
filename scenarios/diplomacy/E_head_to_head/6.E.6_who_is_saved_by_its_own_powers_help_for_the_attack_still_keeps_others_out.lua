local case = require "diplomacy.case"

case {
    number = "6.E.6",
    name = "who is saved by its own power's help for the attack still keeps others out",
    orders = {
        Austria = { "A kie S A ruh - hol", "A ruh - hol" },
        France = { "F nth - hol", "F bel S F nth - hol", "F eng S F hol - nth" },
        Germany = { "F hol - nth", "F hel S F hol - nth" },
    },
    expect = {},
}
