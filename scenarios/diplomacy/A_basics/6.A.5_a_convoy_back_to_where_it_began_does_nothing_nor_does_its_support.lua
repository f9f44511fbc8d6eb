local case = require "diplomacy.case"

case {
    number = "6.A.5",
    name = "a convoy back to where it began does nothing, nor does its support",
    orders = {
        England = { "F nth C A yor - yor", "A yor - yor", "A lvp S A yor - yor" },
        Germany = { "F lon - yor", "A wal S F lon - yor" },
    },
    expect = { yor = "dislodged", lon = "yor" },
}
