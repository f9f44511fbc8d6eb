local case = require "diplomacy.case"

case {
    number = "6.C.6",
    name = "two armies change places by two convoys",
    orders = {
        England = { "F nth C A lon - bel", "A lon - bel" },
        France = { "F eng C A bel - lon", "A bel - lon" },
    },
    expect = { lon = "bel", bel = "lon" },
}
