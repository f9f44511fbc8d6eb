local case = require "diplomacy.case"

case {
    number = "6.C.1",
    name = "three units turn in a ring",
    orders = {
        Turkey = { "F ank - con", "A con - smy", "A smy - ank" },
    },
    expect = { ank = "con", con = "smy", smy = "ank" },
}
