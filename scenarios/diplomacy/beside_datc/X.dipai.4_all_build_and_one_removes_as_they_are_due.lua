local case = require "diplomacy.case"

case {
    number = "X.dipai.4",
    name = "all build and one removes, as they are due",
    units = {
        Austria = { "A war", "A tyr" },
        England = { "F eng", "A pic", "F lon" },
        France = { "A mar" },
        Germany = { "A pru", "F nth", "A bur" },
        Italy = { "F ven", "A pie", "A rom" },
        Russia = { "A sev", "F arm", "F stp/sc", "A mos" },
        Turkey = { "A smy", "A con" },
    },
    centres = {
        Austria = { "bud", "tri", "vie", "war" },
        England = { "edi", "lon", "lvp" },
        France = { "bre", "mar", "par" },
        Germany = { "ber", "kie", "mun" },
        Italy = { "nap", "rom", "ven" },
        Russia = { "mos", "sev", "stp" },
        Turkey = { "ank", "con", "smy" },
    },
    adjustments = {
        Austria = { "B F tri", "B A bud" },
        France = { "B F bre", "B A par" },
        Russia = { "D F stp/sc" },
        Turkey = { "B F ank" },
    },
    expect = { stp = "gone" },
    built = {
        Austria = { "F tri", "A bud" },
        France = { "F bre", "A par" },
        Turkey = { "F ank" },
    },
}
