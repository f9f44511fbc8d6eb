local case = require "diplomacy.case"

case {
    number = "6.A.9",
    name = "a fleet does not cut across land from one coast to another",
    orders = {
        Italy = { "F rom - ven" },
    },
    expect = {},
}
