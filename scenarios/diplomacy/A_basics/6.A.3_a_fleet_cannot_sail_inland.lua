local case = require "diplomacy.case"

case {
    number = "6.A.3",
    name = "a fleet cannot sail inland",
    orders = {
        Germany = { "F kie - mun" },
    },
    expect = {},
}
