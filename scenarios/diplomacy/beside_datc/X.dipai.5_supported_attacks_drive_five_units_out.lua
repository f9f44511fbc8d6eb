local case = require "diplomacy.case"

case {
    number = "X.dipai.5",
    name = "supported attacks drive five units out",
    orders = {
        Austria = { "A war H", "A tyr - ven", "F tri S A tyr - ven", "A bud H" },
        England = { "F eng - nth", "A pic - bre", "F lon S F eng - nth" },
        France = { "A mar - bur", "F bre - gas", "A par S A mar - bur" },
        Germany = { "A pru - war", "F nth H", "A bur H" },
        Italy = { "F ven H", "A pie H", "A rom H" },
        Russia = { "A sev - ukr", "F arm H", "A mos S A pru - war" },
        Turkey = { "A smy S F ank - arm", "A con H", "F ank - arm" },
    },
    expect = {
        war = "dislodged", tyr = "ven", eng = "nth", pic = "bre", mar = "bur", bre = "gas",
        pru = "war", nth = "dislodged", bur = "dislodged", ven = "dislodged", sev = "ukr",
        arm = "dislodged", ank = "arm",
    },
}
