local case = require "diplomacy.case"

case {
    number = "6.D.23",
    name = "a fleet on the wrong coast does not fight head to head, support or not",
    orders = {
        France = { "F spa/nc - gol", "F mar S F spa/nc - gol" },
        Italy = { "F gol - spa/sc", "F wes S F gol - spa/sc" },
    },
    expect = { gol = "spa/sc", spa = "dislodged" },
}
