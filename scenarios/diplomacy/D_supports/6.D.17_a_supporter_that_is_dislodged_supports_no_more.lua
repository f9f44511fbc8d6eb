local case = require "diplomacy.case"

case {
    number = "6.D.17",
    name = "a supporter that is dislodged supports no more",
    orders = {
        Russia = { "F con S F bla - ank", "F bla - ank" },
        Turkey = { "F ank - con", "A smy S F ank - con", "A arm - ank" },
    },
    expect = { con = "dislodged", ank = "con" },
}
