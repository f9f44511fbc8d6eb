local case = require "diplomacy.case"

case {
    number = "X.real.4",
    name = "on a full board one unit alone is dislodged",
    orders = {
        Austria = {
            "A bul S F gre", "A gal H", "F gre S A bul", "A rum S A bul", "A tri - ven",
            "A tyr S A tri - ven", "A ser S A rum",
        },
        England = {
            "F gol - tys", "F nwy - swe", "F mar - pie", "F bal - bot", "F ion - gre",
            "A den S F nwy - swe", "A pic - par", "A tus S A pie - ven", "A kie S A mun - ber",
            "F tys - rom", "F nth - nwy",
        },
        Germany = { "A mun - ber", "A bur - mun", "A ruh S A bur - mun" },
        Italy = { "A pie - ven", "F eas S F aeg", "F apu S A pie - ven", "F aeg S F ion - gre" },
        Russia = {
            "A swe - nwy", "A sev - mos", "A ank S A smy", "A war - pru", "A sil - ber",
            "F con S A smy", "F stp/sc H", "A smy S F con", "A ukr - war",
        },
    },
    expect = {
        gol = "tys", nwy = "swe", mar = "pie", bal = "bot", pic = "par", tys = "rom", nth = "nwy",
        mun = "ber", bur = "mun", pie = "ven", swe = "dislodged", sev = "mos", war = "pru",
        ukr = "war",
    },
}
