local case = require "diplomacy.case"

case {
    number = "6.F.17",
    name = "support for the army does not get it through the same paradox",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F lon S F wal - eng", "F wal - eng" },
        France = { "A bre - lon", "F eng C A bre - lon", "F yor S A bre - lon" },
        Germany = { "F nth S F bel - eng", "F bel - eng" },
    },
    expect = {},
}
