local case = require "diplomacy.case"

case {
    number = "6.D.13",
    name = "help of others does not dislodge a returning unit of the helper",
    orders = {
        Austria = { "F tri - adr", "A vie S A ven - tri" },
        Italy = { "A ven - tri", "F apu - adr" },
    },
    expect = {},
}
