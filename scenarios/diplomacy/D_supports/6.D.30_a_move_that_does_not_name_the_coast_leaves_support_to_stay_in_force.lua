local case = require "diplomacy.case"

case {
    number = "6.D.30",
    name = "a move that does not name the coast leaves support to stay in force",
    orders = {
        Italy = { "F aeg S F con" },
        Russia = { "F con - bul" },
        Turkey = { "F bla - con", "A bul S F bla - con" },
    },
    expect = {},
}
