local case = require "diplomacy.case"

case {
    number = "6.E.2",
    name = "a power does not dislodge its own unit head to head",
    orders = {
        Germany = { "A ber - kie", "F kie - ber", "A mun S A ber - kie" },
    },
    expect = {},
}
