local case = require "diplomacy.case"

case {
    number = "4.A.3",
    name = "via without a convoy goes by land",
    rules = { failed_convoy = "walks_unordered" },
    orders = {
        England = { "F nth - hel", "A hol - kie" },
        France = { "A bel - hol via" },
    },
    expect = { nth = "hel", hol = "kie", bel = "hol" },
}

case {
    number = "4.A.3",
    name = "via that is broken stays where only an unordered convoy leaves the way by land",
    rules = { failed_convoy = "walks_unordered" },
    orders = {
        England = { "F eng C A pic - bel" },
        France = { "F bre - eng", "A pic - bel via", "A bur S A pic - bel", "F mid S F bre - eng" },
    },
    expect = { bre = "eng", eng = "dislodged" },
}

case {
    number = "4.A.3",
    name = "via that is broken goes by land",
    rules = { failed_convoy = "walks" },
    orders = {
        England = { "F eng C A pic - bel" },
        France = { "F bre - eng", "A pic - bel via", "A bur S A pic - bel", "F mid S F bre - eng" },
    },
    expect = { bre = "eng", pic = "bel", eng = "dislodged" },
}
