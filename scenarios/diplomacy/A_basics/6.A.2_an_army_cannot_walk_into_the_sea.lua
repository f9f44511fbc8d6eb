local case = require "diplomacy.case"

case {
    number = "6.A.2",
    name = "an army cannot walk into the sea",
    orders = {
        England = { "A lvp - iri" },
    },
    expect = {},
}
