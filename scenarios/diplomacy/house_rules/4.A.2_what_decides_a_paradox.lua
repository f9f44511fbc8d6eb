local case = require "diplomacy.case"

case {
    number = "4.A.2",
    name = "all moves in a paradox fail",
    rules = { paradox = "all_hold" },
    orders = {
        England = { "F lon S F wal - eng", "F wal - eng" },
        France = { "A bre - lon", "F eng C A bre - lon" },
    },
    expect = {},
}

case {
    number = "4.A.2",
    name = "by the rule of 1971 a support counts though the convoyed army dislodges the supporter",
    rules = { paradox = "rule_1971" },
    orders = {
        England = { "F lon S F wal - eng", "F wal - eng" },
        France = { "A bre - lon", "F eng C A bre - lon", "F yor S A bre - lon" },
        Germany = { "F nth S F bel - eng", "F bel - eng" },
    },
    expect = { bre = "lon", lon = "gone" },
}

case {
    number = "4.A.2",
    name = "by the rule of 1982 a convoyed army cuts no support in a sea where a fleet convoys",
    rules = { paradox = "rule_1982" },
    orders = {
        France = { "A tun - nap", "F tys C A tun - nap" },
        Italy = { "F nap S F ion", "F ion C A tun - nap" },
        Turkey = { "F aeg S F eas - ion", "F eas - ion" },
    },
    expect = {},
}

case {
    number = "4.A.2",
    name = "by the rule of 2000 a convoyed army cuts support to hold",
    rules = { paradox = "rule_2000" },
    orders = {
        France = { "A tun - nap", "F tys C A tun - nap" },
        Italy = { "F nap S F ion", "F ion C A tun - nap" },
        Turkey = { "F aeg S F eas - ion", "F eas - ion" },
    },
    expect = { eas = "ion", ion = "dislodged" },
}

case {
    number = "4.A.2",
    name = "by the rule of 1971 an army with a second route does not cut support against the first",
    rules = { paradox = "rule_1971" },
    orders = {
        France = { "A tun - nap", "F tys C A tun - nap", "F ion C A tun - nap" },
        Italy = { "F nap S F rom - tys", "F rom - tys" },
    },
    expect = { rom = "tys", tys = "dislodged" },
}
