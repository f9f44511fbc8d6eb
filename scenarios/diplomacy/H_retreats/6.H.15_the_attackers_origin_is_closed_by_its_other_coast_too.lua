local case = require "diplomacy.case"

case {
    number = "6.H.15",
    name = "the attacker's origin is closed by its other coast too",
    orders = {
        England = { "F por H" },
        France = { "F spa/sc - por", "F mid S F spa/sc - por" },
    },
    expect = { por = "gone", spa = "por" },
}
