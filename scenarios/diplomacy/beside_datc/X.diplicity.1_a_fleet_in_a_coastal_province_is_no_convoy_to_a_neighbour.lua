local case = require "diplomacy.case"

case {
    number = "X.diplicity.1",
    name = "a fleet in a coastal province is no convoy to a neighbour",
    orders = {
        France = { "A por - gas", "F spa/nc C A por - gas" },
    },
    expect = {},
}
