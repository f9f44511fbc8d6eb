local case = require "diplomacy.case"

case {
    number = "6.F.14",
    name = "an army does not cut the support of the attack on its own convoy",
    rules = { paradox = "szykman" },
    orders = {
        England = { "F lon S F wal - eng", "F wal - eng" },
        France = { "A bre - lon", "F eng C A bre - lon" },
    },
    expect = { wal = "eng", eng = "dislodged" },
}
