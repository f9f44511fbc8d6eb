local case = require "diplomacy.case"

case {
    number = "X.real.2",
    name = "on a full board one unit alone is lost",
    orders = {
        Austria = {
            "A bul - ser", "A sil - mun", "F con - bul/sc", "A rum H", "A boh S A sil - mun",
            "A tyr S A sil - mun", "A tri H",
        },
        England = {
            "F spa/sc - mar", "F nth S A hol", "F por S F mid", "F bal - ber",
            "F mid C A bre - spa", "A kie S A mun", "A gas S A bre - spa", "A bre - spa",
            "A hol S A kie", "F lon - eng",
        },
        France = { "A mar - spa" },
        Germany = { "A mun S A sil - ber", "A bur S F spa/sc - mar", "A ruh S A mun" },
        Italy = {
            "A ven - pie", "A tun - naf", "F smy S F aeg - con", "F naf - wes", "F wes - gol",
            "F aeg - con",
        },
        Russia = {
            "A nwy H", "A ukr S A war", "A ank S F con", "A war S A ukr", "A ber S A boh - mun",
            "F sev - bla", "F stp/sc H",
        },
    },
    expect = {
        bul = "ser", con = "bul/sc", spa = "mar", bre = "spa", lon = "eng", mar = "gone",
        ven = "pie", tun = "naf", naf = "wes", wes = "gol", aeg = "con", sev = "bla",
    },
}
