local case = require "diplomacy.case"

case {
    number = "6.B.6",
    name = "a support is cut by an attack from the other coast",
    orders = {
        England = { "F iri S F nat - mid", "F nat - mid" },
        France = { "F spa/nc S F mid", "F mid H" },
        Italy = { "F gol - spa/sc" },
    },
    expect = { nat = "mid", mid = "dislodged" },
}
