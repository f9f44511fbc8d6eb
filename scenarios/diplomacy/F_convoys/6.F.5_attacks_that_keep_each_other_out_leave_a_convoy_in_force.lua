local case = require "diplomacy.case"

case {
    number = "6.F.5",
    name = "attacks that keep each other out leave a convoy in force",
    orders = {
        England = { "F nth C A lon - hol", "A lon - hol" },
        France = { "F eng - nth", "F bel S F eng - nth" },
        Germany = { "F ska - nth", "F den S F ska - nth" },
    },
    expect = { lon = "hol" },
}
