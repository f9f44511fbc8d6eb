local case = require "diplomacy.case"

case {
    number = "6.G.18",
    name = "two change places by two convoys, each with help",
    orders = {
        England = {
            "F nth C A lon - bel", "A hol S A lon - bel", "A yor - lon", "A lon - bel",
            "A ruh S A lon - bel",
        },
        France = { "F eng C A bel - lon", "A bel - lon", "A wal S A bel - lon" },
    },
    expect = { lon = "bel", bel = "lon" },
}
