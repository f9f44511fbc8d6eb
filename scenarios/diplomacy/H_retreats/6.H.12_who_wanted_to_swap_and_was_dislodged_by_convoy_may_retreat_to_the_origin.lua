local case = require "diplomacy.case"

case {
    number = "6.H.12",
    name = "who wanted to swap and was dislodged by convoy may retreat to the origin",
    rules = { closed_to_convoyed_origin = false },
    orders = {
        England = {
            "A lvp - edi via", "F iri C A lvp - edi", "F eng C A lvp - edi", "F nth C A lvp - edi",
        },
        France = { "F bre - eng", "F mid S F bre - eng" },
        Russia = {
            "A edi - lvp via", "F nrg C A edi - lvp", "F nat C A edi - lvp", "A cly S A edi - lvp",
        },
    },
    retreats = {
        England = { "F eng - pic", "A lvp - edi" },
    },
    expect = { lvp = "edi", eng = "pic", bre = "eng", edi = "lvp" },
}
