local case = require "diplomacy.case"

case {
    number = "6.B.13",
    name = "two fleets do not pass each other by different coasts",
    orders = {
        Turkey = { "F bul/sc - con", "F con - bul/ec" },
    },
    expect = {},
}
