local case = require "diplomacy.case"

case {
    number = "6.D.18",
    name = "a supporter that holds goes on supporting",
    orders = {
        Russia = { "F con S F bla - ank", "F bla - ank", "A bul S F con" },
        Turkey = { "F ank - con", "A smy S F ank - con", "A arm - ank" },
    },
    expect = { bla = "ank", ank = "gone" },
}
