local case = require "diplomacy.case"

case {
    number = "4.A.4",
    name = "an army by convoy cuts a support directed at where it comes from",
    rules = { own_attack_cuts = true },
    orders = {
        Austria = { "F adr C A tri - ven", "A tri - ven via" },
        Italy = { "A ven S F alb - tri", "F alb - tri" },
    },
    expect = {},
}
