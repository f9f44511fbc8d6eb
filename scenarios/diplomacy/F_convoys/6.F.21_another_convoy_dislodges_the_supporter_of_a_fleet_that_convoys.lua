local case = require "diplomacy.case"

case {
    number = "6.F.21",
    name = "another convoy dislodges the supporter of a fleet that convoys",
    rules = { paradox = "szykman" },
    orders = {
        England = { "A lvp - cly via", "F nat C A lvp - cly", "F cly S F nat" },
        France = { "F iri S F mid - nat", "F mid - nat" },
        Russia = { "A edi S A nwy - cly", "F nrg C A nwy - cly", "A nwy - cly" },
    },
    expect = { nwy = "cly", mid = "nat", nat = "gone", cly = "gone" },
}
