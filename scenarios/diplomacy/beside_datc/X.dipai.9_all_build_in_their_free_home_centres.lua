local case = require "diplomacy.case"

case {
    number = "X.dipai.9",
    name = "all build in their free home centres",
    units = {
        Austria = { "F tri", "A bud" },
        England = { "F edi", "F lon" },
        France = { "A mar", "F bre", "A par" },
        Italy = { "A ven", "A rom" },
        Russia = { "A war", "A mos" },
        Turkey = { "A smy", "A con", "F ank" },
    },
    centres = {
        Austria = { "bud", "tri", "vie" },
        England = { "edi", "lon", "lvp" },
        France = { "bre", "mar", "par" },
        Germany = { "ber", "kie", "mun" },
        Italy = { "nap", "rom", "ven" },
        Russia = { "mos", "sev", "stp", "war" },
        Turkey = { "ank", "con", "smy" },
    },
    adjustments = {
        Austria = { "B A vie" },
        England = { "B A lvp" },
        Germany = { "B F kie", "B A ber", "B A mun" },
        Italy = { "B F nap" },
        Russia = { "B F stp/sc", "B F sev" },
    },
    expect = {},
    built = {
        Austria = { "A vie" },
        England = { "A lvp" },
        Germany = { "F kie", "A ber", "A mun" },
        Italy = { "F nap" },
        Russia = { "F stp/sc", "F sev" },
    },
}
