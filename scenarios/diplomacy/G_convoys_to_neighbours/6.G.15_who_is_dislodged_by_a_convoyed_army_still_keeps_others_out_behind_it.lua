local case = require "diplomacy.case"

case {
    number = "6.G.15",
    name = "who is dislodged by a convoyed army still keeps others out behind it",
    orders = {
        England = {
            "F nth C A lon - bel", "A hol S A lon - bel", "A yor - lon", "A lon - bel via",
        },
        France = { "F eng C A bel - lon", "A bel - lon via" },
    },
    expect = { lon = "bel", bel = "dislodged" },
}
