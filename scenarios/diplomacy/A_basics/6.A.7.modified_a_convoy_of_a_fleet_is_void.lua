local case = require "diplomacy.case"

case {
    number = "6.A.7.modified",
    name = "a convoy of a fleet is void",
    orders = {
        England = { "F lon - bel", "F nth C F lon - bel" },
    },
    expect = {},
}
