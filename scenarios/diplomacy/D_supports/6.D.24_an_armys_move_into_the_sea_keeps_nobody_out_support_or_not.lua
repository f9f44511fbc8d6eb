local case = require "diplomacy.case"

case {
    number = "6.D.24",
    name = "an army's move into the sea keeps nobody out, support or not",
    orders = {
        France = { "A mar - gol", "F spa/sc S A mar - gol" },
        Italy = { "F gol H" },
        Turkey = { "F tys S F wes - gol", "F wes - gol" },
    },
    expect = { gol = "dislodged", wes = "gol" },
}
