local case = require "diplomacy.case"

case {
    number = "6.D.28",
    name = "an impossible move leaves support to stay in force",
    orders = {
        Austria = { "A bud S F rum" },
        Russia = { "F rum - hol" },
        Turkey = { "F bla - rum", "A bul S F bla - rum" },
    },
    expect = {},
}
