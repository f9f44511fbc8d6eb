local case = require "diplomacy.case"

case {
    number = "4.A.5",
    name = "where a convoyed army came from is closed for retreats",
    rules = { closed_to_convoyed_origin = true },
    orders = {
        France = { "A gas - mar via", "A bur S A gas - mar", "F mid C A gas - mar",
            "F wes C A gas - mar", "F gol C A gas - mar" },
        Italy = { "A mar H" },
    },
    retreats = {
        Italy = { "A mar - pie" },
    },
    refused = {
        Italy = { "A mar - gas" },
    },
    expect = { gas = "mar", mar = "pie" },
}
