local case = require "diplomacy.case"

case {
    number = "6.F.10",
    name = "the foreign route is broken, the own one carries",
    rules = { all_routes_needed = false },
    orders = {
        England = { "F nth C A lon - bel", "A lon - bel" },
        France = { "F bre S F mid - eng", "F mid - eng" },
        Germany = { "F eng C A lon - bel" },
    },
    expect = { lon = "bel", eng = "dislodged", mid = "eng" },
}
