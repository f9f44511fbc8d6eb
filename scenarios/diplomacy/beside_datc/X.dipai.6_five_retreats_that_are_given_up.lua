local case = require "diplomacy.case"

case {
    number = "X.dipai.6",
    name = "five retreats that are given up",
    units = {
        Austria = { "A ven", "F tri", "A bud" },
        England = { "F nth", "A bre", "F lon" },
        France = { "A bur", "F gas", "A par" },
        Germany = { "A war" },
        Italy = { "A pie", "A rom" },
        Russia = { "A ukr", "A mos" },
        Turkey = { "A smy", "A con", "F arm" },
    },
    dislodged = {
        { "Austria", "A war", "pru" }, { "Germany", "F nth", "eng" }, { "Germany", "A bur", "mar" },
        { "Italy", "F ven", "tyr" }, { "Russia", "F arm", "ank" },
    },
    retreats = {
        Austria = { "D A war" },
        Germany = { "D F nth", "D A bur" },
        Italy = { "D F ven" },
        Russia = { "D F arm" },
    },
    beaten = { war = "gone", nth = "gone", bur = "gone", ven = "gone", arm = "gone" },
}
