local case = require "diplomacy.case"

case {
    number = "6.D.1",
    name = "a supported unit holds against a supported attack",
    orders = {
        Austria = { "F adr S A tri - ven", "A tri - ven" },
        Italy = { "A ven H", "A tyr S A ven" },
    },
    expect = {},
}
