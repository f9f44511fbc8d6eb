local case = require "diplomacy.case"

case {
    number = "6.F.12",
    name = "a broken fleet that is on no route does not matter",
    rules = { all_routes_needed = false },
    orders = {
        England = { "F eng C A lon - bel", "A lon - bel", "F iri C A lon - bel" },
        France = { "F nat S F mid - iri", "F mid - iri" },
    },
    expect = { lon = "bel", iri = "dislodged", mid = "iri" },
}
