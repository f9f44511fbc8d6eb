local case = require "diplomacy.case"

case {
    number = "6.D.3",
    name = "an attack cuts the support of a unit that attacks",
    orders = {
        Austria = { "F adr S A tri - ven", "A tri - ven" },
        Italy = { "A ven H", "F ion - adr" },
    },
    expect = {},
}
