local case = require "diplomacy.case"

case {
    number = "6.G.12",
    name = "two armies change places by long convoys",
    orders = {
        England = { "A lvp - edi via", "F nat C A lvp - edi", "F nrg C A lvp - edi" },
        Germany = {
            "A edi - lvp via", "F nth C A edi - lvp", "F eng C A edi - lvp", "F iri C A edi - lvp",
        },
    },
    expect = { lvp = "edi", edi = "lvp" },
}
