local case = require "diplomacy.case"

case {
    number = "6.D.2",
    name = "an attack cuts the support of a unit that holds",
    orders = {
        Austria = { "F adr S A tri - ven", "A tri - ven", "A vie - tyr" },
        Italy = { "A ven H", "A tyr S A ven" },
    },
    expect = { tri = "ven", ven = "dislodged" },
}
