local case = require "diplomacy.case"

case {
    number = "4.A.1",
    name = "one broken route breaks the whole convoy",
    rules = { all_routes_needed = true },
    orders = {
        England = { "F eng C A lon - bel", "F nth C A lon - bel", "A lon - bel" },
        France = { "F bre S F mid - eng", "F mid - eng" },
    },
    expect = { mid = "eng", eng = "dislodged" },
}

case {
    number = "4.A.1",
    name = "a fleet that is on no route does not break the convoy",
    rules = { all_routes_needed = true },
    orders = {
        England = { "F eng C A lon - bel", "A lon - bel", "F iri C A lon - bel" },
        France = { "F nat S F mid - iri", "F mid - iri" },
    },
    expect = { lon = "bel", mid = "iri", iri = "dislodged" },
}
