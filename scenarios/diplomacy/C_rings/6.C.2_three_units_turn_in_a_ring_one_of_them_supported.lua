local case = require "diplomacy.case"

case {
    number = "6.C.2",
    name = "three units turn in a ring, one of them supported",
    orders = {
        Turkey = { "F ank - con", "A con - smy", "A smy - ank", "A bul S F ank - con" },
    },
    expect = { ank = "con", con = "smy", smy = "ank" },
}
