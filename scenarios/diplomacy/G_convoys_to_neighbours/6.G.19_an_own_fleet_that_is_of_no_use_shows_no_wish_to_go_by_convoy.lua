local case = require "diplomacy.case"

case {
    number = "6.G.19",
    name = "an own fleet that is of no use shows no wish to go by convoy",
    rules = { near_convoy = "intent" },
    orders = {
        France = { "A mar - spa", "F wes C A mar - spa" },
        Italy = { "F gol C A mar - spa", "A spa - mar" },
    },
    expect = {},
}
