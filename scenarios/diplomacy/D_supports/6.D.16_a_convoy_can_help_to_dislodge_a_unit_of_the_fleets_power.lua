local case = require "diplomacy.case"

case {
    number = "6.D.16",
    name = "a convoy can help to dislodge a unit of the fleet's power",
    orders = {
        England = { "A lon H", "F nth C A bel - lon" },
        France = { "F eng S A bel - lon", "A bel - lon" },
    },
    expect = { lon = "dislodged", bel = "lon" },
}
