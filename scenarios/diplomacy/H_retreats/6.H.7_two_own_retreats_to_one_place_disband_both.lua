local case = require "diplomacy.case"

case {
    number = "6.H.7",
    name = "two own retreats to one place disband both",
    orders = {
        Austria = { "A bud S A tri - vie", "A tri - vie" },
        Germany = { "A mun S A sil - boh", "A sil - boh" },
        Italy = { "A vie H", "A boh H" },
    },
    retreats = {
        Italy = { "A vie - tyr", "A boh - tyr" },
    },
    expect = { tri = "vie", sil = "boh", vie = "gone", boh = "gone" },
}
