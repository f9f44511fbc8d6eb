local case = require "diplomacy.case"

case {
    number = "6.G.13",
    name = "an army by convoy does not cut a support directed at where it comes from",
    rules = { own_attack_cuts = false, near_convoy = "intent", failed_convoy = "stays" },
    orders = {
        Austria = { "F adr C A tri - ven", "A tri - ven via" },
        Italy = { "A ven S F alb - tri", "F alb - tri" },
    },
    expect = { tri = "dislodged", alb = "tri" },
}
