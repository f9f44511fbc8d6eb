local case = require "diplomacy.case"

case {
    number = "6.D.14",
    name = "a unit whose owner helps the attack falls to enough others",
    orders = {
        Austria = { "F tri H", "A vie S A ven - tri" },
        Italy = { "A ven - tri", "A tyr S A ven - tri", "F adr S A ven - tri" },
    },
    expect = { tri = "dislodged", ven = "tri" },
}
