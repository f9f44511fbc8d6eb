local case = require "diplomacy.case"

case {
    number = "6.A.5.old",
    name = "a convoy back to where it began leaves the army where it was",
    orders = {
        England = { "F lon - yor", "F nth C A yor - yor", "A yor - yor", "A lvp S A yor - yor" },
    },
    expect = {},
}
