local case = require "diplomacy.case"

case {
    number = "X.real.3",
    name = "on a full board nobody is dislodged",
    orders = {
        Austria = {
            "A ser S F bul/sc", "A sil - mun", "F bul/sc H", "A rum S F bul/sc",
            "A boh S A sil - mun", "A tyr S A sil - mun", "A tri H",
        },
        England = {
            "F mar S F mid - spa/sc", "F nth H", "F por S F mid - spa/sc", "F bal - ber",
            "F mid - spa/sc", "A kie S A mun", "A gas - bre", "A spa - gas", "A hol H",
            "F eng - mid",
        },
        Germany = { "A mun S A ber - sil", "A bur S F mar", "A ruh S A mun" },
        Italy = {
            "A pie - mar", "A naf H", "F smy S F con", "F wes S F gol", "F gol S F wes", "F con H",
        },
        Russia = {
            "A nwy - swe", "A ukr S A war", "A ank H", "A war S A ukr", "A ber S A sil - mun",
            "F bla S A ank", "F stp/sc H",
        },
    },
    expect = { mid = "spa/sc", gas = "bre", spa = "gas", eng = "mid", nwy = "swe" },
}
