local case = require "diplomacy.case"

case {
    number = "6.A.11",
    name = "two that want the same province both stay",
    orders = {
        Austria = { "A vie - tyr" },
        Italy = { "A ven - tyr" },
    },
    expect = {},
}
