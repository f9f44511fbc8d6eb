local case = require "diplomacy.case"

case {
    number = "6.D.27",
    name = "a fleet whose convoy is void can be supported itself",
    orders = {
        England = { "F swe - bal", "F den S F swe - bal" },
        Germany = { "A ber H" },
        Russia = { "F bal C A ber - lvn", "F pru S F bal" },
    },
    expect = {},
}
