local case = require "diplomacy.case"

case {
    number = "6.D.6",
    name = "a fleet that convoys can be supported",
    orders = {
        Germany = { "A ber - swe", "F bal C A ber - swe", "F pru S F bal" },
        Russia = { "F lvn - bal", "F bot S F lvn - bal" },
    },
    expect = { ber = "swe" },
}
