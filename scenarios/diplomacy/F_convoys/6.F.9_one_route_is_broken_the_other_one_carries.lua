local case = require "diplomacy.case"

case {
    number = "6.F.9",
    name = "one route is broken, the other one carries",
    rules = { all_routes_needed = false },
    orders = {
        England = { "F eng C A lon - bel", "F nth C A lon - bel", "A lon - bel" },
        France = { "F bre S F mid - eng", "F mid - eng" },
    },
    expect = { eng = "dislodged", lon = "bel", mid = "eng" },
}
