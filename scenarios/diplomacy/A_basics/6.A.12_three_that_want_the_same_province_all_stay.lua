local case = require "diplomacy.case"

case {
    number = "6.A.12",
    name = "three that want the same province all stay",
    orders = {
        Austria = { "A vie - tyr" },
        Germany = { "A mun - tyr" },
        Italy = { "A ven - tyr" },
    },
    expect = {},
}
