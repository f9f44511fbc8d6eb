local case = require "diplomacy.case"

case {
    number = "6.F.19",
    name = "an army with a second route cuts the support against the first",
    rules = { all_routes_needed = false, paradox = "szykman" },
    orders = {
        France = { "A tun - nap", "F tys C A tun - nap", "F ion C A tun - nap" },
        Italy = { "F nap S F rom - tys", "F rom - tys" },
    },
    expect = {},
}
