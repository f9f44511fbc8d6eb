local case = require "diplomacy.case"

case {
    number = "X.droidippy.4",
    name = "supports that cut each other leave all where they are",
    orders = {
        Austria = { "F aeg S A tun - smy" },
        Italy = { "A tun - smy", "F ion C A tun - smy", "F eas C A tun - smy" },
        Turkey = { "F smy S F con - aeg", "F con - aeg" },
    },
    expect = {},
}
