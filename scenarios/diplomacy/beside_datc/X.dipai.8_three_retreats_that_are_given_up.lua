local case = require "diplomacy.case"

case {
    number = "X.dipai.8",
    name = "three retreats that are given up",
    orders = {
        Austria = { "A ven H", "F tri H", "A bud H" },
        England = { "F nth - edi", "A bre - gas", "F lon H" },
        France = { "A bur - mar", "F gas - bre", "A par S F gas - bre" },
        Germany = { "A war - mos" },
        Italy = { "A pie - ven", "A rom S A pie - ven" },
        Russia = { "A ukr - war", "A mos S A ukr - war" },
        Turkey = { "A smy H", "A con H", "F arm - ank" },
    },
    retreats = {
        Austria = { "D A ven" },
        England = { "D A bre" },
        Germany = { "D A war" },
    },
    expect = {
        ven = "gone", nth = "edi", bre = "gone", bur = "mar", gas = "bre", war = "gone",
        pie = "ven", ukr = "war", arm = "ank",
    },
}
