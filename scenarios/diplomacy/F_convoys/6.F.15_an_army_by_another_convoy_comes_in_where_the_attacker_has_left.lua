local case = require "diplomacy.case"

case {
    number = "6.F.15",
    name = "an army by another convoy comes in where the attacker has left",
    orders = {
        England = { "F lon S F wal - eng", "F wal - eng" },
        France = { "A bre - lon", "F eng C A bre - lon" },
        Italy = { "F iri C A naf - wal", "F mid C A naf - wal", "A naf - wal" },
    },
    expect = { wal = "eng", eng = "dislodged", naf = "wal" },
}
