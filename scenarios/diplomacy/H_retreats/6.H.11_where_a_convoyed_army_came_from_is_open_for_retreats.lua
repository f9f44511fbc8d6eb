local case = require "diplomacy.case"

case {
    number = "6.H.11",
    name = "where a convoyed army came from is open for retreats",
    rules = { closed_to_convoyed_origin = false },
    orders = {
        France = {
            "A gas - mar via", "A bur S A gas - mar", "F mid C A gas - mar", "F wes C A gas - mar",
            "F gol C A gas - mar",
        },
        Italy = { "A mar H" },
    },
    retreats = {
        Italy = { "A mar - gas" },
    },
    expect = { gas = "mar", mar = "gas" },
}
