local case = require "diplomacy.case"

case {
    number = "6.D.12",
    name = "help of others does not dislodge a unit of the helper",
    orders = {
        Austria = { "F tri H", "A vie S A ven - tri" },
        Italy = { "A ven - tri" },
    },
    expect = {},
}
