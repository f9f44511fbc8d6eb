local case = require "diplomacy.case"

case {
    number = "6.F.6",
    name = "an army whose convoy is broken does not cut support",
    orders = {
        England = { "F nth C A lon - hol", "A lon - hol" },
        France = { "A pic - bel", "A bur S A pic - bel" },
        Germany = { "A hol S A bel", "A bel S A hol", "F hel S F ska - nth", "F ska - nth" },
    },
    expect = { nth = "dislodged", ska = "nth" },
}
