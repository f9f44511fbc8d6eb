local case = require "diplomacy.case"

case {
    number = "6.F.11",
    name = "of two foreign routes one is broken, the other one carries",
    rules = { all_routes_needed = false },
    orders = {
        England = { "A lon - bel" },
        France = { "F bre S F mid - eng", "F mid - eng" },
        Germany = { "F eng C A lon - bel" },
        Russia = { "F nth C A lon - bel" },
    },
    expect = { lon = "bel", eng = "dislodged", mid = "eng" },
}
