local case = require "diplomacy.case"

case {
    number = "6.H.6",
    name = "nobody retreats to where units kept each other out",
    orders = {
        Austria = { "A bud S A tri - vie", "A tri - vie" },
        Germany = { "A mun - boh", "A sil - boh" },
        Italy = { "A vie H" },
    },
    retreats = {
        Italy = { "D A vie" },
    },
    refused = {
        Italy = { "A vie - boh" },
    },
    expect = { tri = "vie", vie = "gone" },
}
