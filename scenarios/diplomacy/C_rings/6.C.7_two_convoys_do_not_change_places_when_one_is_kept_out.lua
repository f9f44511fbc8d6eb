local case = require "diplomacy.case"

case {
    number = "6.C.7",
    name = "two convoys do not change places when one is kept out",
    orders = {
        England = { "F nth C A lon - bel", "A lon - bel" },
        France = { "F eng C A bel - lon", "A bel - lon", "A bur - bel" },
    },
    expect = {},
}
