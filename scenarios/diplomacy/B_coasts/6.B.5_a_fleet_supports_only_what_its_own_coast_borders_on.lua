local case = require "diplomacy.case"

case {
    number = "6.B.5",
    name = "a fleet supports only what its own coast borders on",
    orders = {
        France = { "F spa/nc S F mar - gol", "F mar - gol" },
        Italy = { "F gol H" },
    },
    expect = {},
}
