local case = require "diplomacy.case"

case {
    number = "6.D.31",
    name = "support for a convoy that cannot be changes nothing",
    orders = {
        Austria = { "A rum - arm" },
        Turkey = { "F bla S A rum - arm" },
    },
    expect = {},
}
