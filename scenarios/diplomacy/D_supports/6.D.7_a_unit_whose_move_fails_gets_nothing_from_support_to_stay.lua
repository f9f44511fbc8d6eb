local case = require "diplomacy.case"

case {
    number = "6.D.7",
    name = "a unit whose move fails gets nothing from support to stay",
    orders = {
        Germany = { "F bal - swe", "F pru S F bal" },
        Russia = { "F lvn - bal", "F bot S F lvn - bal", "A fin - swe" },
    },
    expect = { bal = "dislodged", lvn = "bal" },
}
