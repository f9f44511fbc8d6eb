local case = require "diplomacy.case"

case {
    number = "6.D.15",
    name = "the defender cannot cut the support of the attack on itself",
    orders = {
        Russia = { "F con S F bla - ank", "F bla - ank" },
        Turkey = { "F ank - con" },
    },
    expect = { bla = "ank", ank = "dislodged" },
}
