local case = require "diplomacy.case"

case {
    number = "6.D.19",
    name = "support for an attack on an own unit does not break what that unit supports",
    orders = {
        Russia = { "F con S F bla - ank", "F bla - ank", "A smy S F ank - con" },
        Turkey = { "F ank - con" },
    },
    expect = { bla = "ank", ank = "dislodged" },
}
