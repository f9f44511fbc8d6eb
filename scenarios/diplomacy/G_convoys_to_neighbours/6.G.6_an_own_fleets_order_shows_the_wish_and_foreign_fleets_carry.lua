local case = require "diplomacy.case"

case {
    number = "6.G.6",
    name = "an own fleet's order shows the wish, and foreign fleets carry",
    rules = { near_convoy = "intent" },
    orders = {
        England = { "A lvp - edi", "F eng C A lvp - edi" },
        France = { "F iri H", "F nth H" },
        Germany = { "A edi - lvp" },
        Russia = { "F nrg C A lvp - edi", "F nat C A lvp - edi" },
    },
    expect = { lvp = "edi", edi = "lvp" },
}
