local case = require "diplomacy.case"

case {
    number = "6.D.10",
    name = "a power does not dislodge its own unit",
    orders = {
        Germany = { "A ber H", "F kie - ber", "A mun S F kie - ber" },
    },
    expect = {},
}
