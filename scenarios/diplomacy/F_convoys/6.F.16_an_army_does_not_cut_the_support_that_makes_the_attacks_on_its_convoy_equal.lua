local case = require "diplomacy.case"

case {
    number = "6.F.16",
    name = "an army does not cut the support that makes the attacks on its convoy equal",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F lon S F wal - eng", "F wal - eng" },
        France = { "A bre - lon", "F eng C A bre - lon" },
        Germany = { "F nth S F bel - eng", "F bel - eng" },
    },
    expect = {},
}
