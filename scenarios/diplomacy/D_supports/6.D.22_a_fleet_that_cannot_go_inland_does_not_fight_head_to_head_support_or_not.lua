local case = require "diplomacy.case"

case {
    number = "6.D.22",
    name = "a fleet that cannot go inland does not fight head to head, support or not",
    orders = {
        Germany = { "F kie - mun", "A bur S F kie - mun" },
        Russia = { "A mun - kie", "A ber S A mun - kie" },
    },
    expect = { kie = "dislodged", mun = "kie" },
}
