local case = require "diplomacy.case"

case {
    number = "6.F.18",
    name = "an army does not cut the support that its own convoy stands on",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F nth C A lon - bel", "A lon - bel", "F eng S A lon - bel" },
        France = { "F bel S F nth" },
        Germany = { "F hel S F ska - nth", "F ska - nth" },
    },
    expect = {},
}
