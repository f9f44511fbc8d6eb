local case = require "diplomacy.case"

case {
    number = "6.E.13",
    name = "three attackers alike leave the unit between them where it is",
    orders = {
        England = { "F edi S F yor - nth", "F yor - nth" },
        France = { "F bel - nth", "F eng S F bel - nth" },
        Germany = { "F nth H" },
        Russia = { "F nrg - nth", "F nwy S F nrg - nth" },
    },
    expect = {},
}
