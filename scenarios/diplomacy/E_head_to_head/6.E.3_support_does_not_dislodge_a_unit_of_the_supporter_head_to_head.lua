local case = require "diplomacy.case"

case {
    number = "6.E.3",
    name = "support does not dislodge a unit of the supporter head to head",
    orders = {
        England = { "F kie - ber" },
        Germany = { "A ber - kie", "A mun S F kie - ber" },
    },
    expect = {},
}
