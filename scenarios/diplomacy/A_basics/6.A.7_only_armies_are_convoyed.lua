local case = require "diplomacy.case"

case {
    number = "6.A.7",
    name = "only armies are convoyed",
    orders = {
        England = { "F lon - bel", "F nth C A lon - bel" },
    },
    expect = {},
}
