local case = require "diplomacy.case"

case {
    number = "6.D.29",
    name = "a move to a coast out of reach leaves support to stay in force",
    orders = {
        Austria = { "A bud S F rum" },
        Russia = { "F rum - bul/sc" },
        Turkey = { "F bla - rum", "A bul S F bla - rum" },
    },
    expect = {},
}
