local case = require "diplomacy.case"

case {
    number = "6.D.32",
    name = "a move that no fleet could convoy leaves support to stay in force",
    orders = {
        England = { "F edi S A lvp - yor", "A lvp - yor" },
        France = { "F lon S A yor" },
        Germany = { "A yor - hol" },
    },
    expect = {},
}
