local case = require "diplomacy.case"

case {
    number = "X.droidippy.3",
    name = "one attack of a long chain gets through, and all others stay",
    orders = {
        Austria = {
            "A alb S A ser - gre", "A bud - ser", "A ser - gre", "A vie - bud", "F aeg - bul/sc",
        },
        Italy = { "A tun - gre", "F nap - ion", "F ion - eas" },
        Russia = { "A ukr S A rom", "A rom S A ser - bul" },
        Turkey = { "F smy - eas", "F con - aeg", "A bul - ser", "A gre S A bul - ser" },
    },
    expect = { ser = "gre", gre = "gone" },
}
