local case = require "diplomacy.case"

case {
    number = "6.F.20",
    name = "an army with a second route cuts the support for a foreign fleet of the first",
    rules = { all_routes_needed = false, paradox = "szykman" },
    orders = {
        France = { "A tun - nap", "F tys C A tun - nap" },
        Italy = { "F nap S F ion", "F ion C A tun - nap" },
        Turkey = { "F aeg S F eas - ion", "F eas - ion" },
    },
    expect = { ion = "dislodged", eas = "ion" },
}
