local case = require "diplomacy.case"

case {
    number = "X.dipai.1",
    name = "an opening in which all get where they go",
    orders = {
        Austria = { "A bud - gal", "F tri - ven", "A vie - tyr" },
        England = { "F lon - eng", "A lvp - wal", "F edi - yor" },
        France = { "F bre - pic", "A mar - pie", "A par - gas" },
        Germany = { "A ber - pru", "F kie - hel", "A mun - bur" },
        Italy = { "F nap - apu", "A rom - tus", "A ven - rom" },
        Russia = { "A mos - sev", "F sev - bla", "F stp/sc - bot", "A war H" },
        Turkey = { "F ank - arm", "A con - ank", "A smy - con" },
    },
    expect = {
        bud = "gal", tri = "ven", vie = "tyr", lon = "eng", lvp = "wal", edi = "yor", bre = "pic",
        mar = "pie", par = "gas", ber = "pru", kie = "hel", mun = "bur", nap = "apu", rom = "tus",
        ven = "rom", mos = "sev", sev = "bla", stp = "bot", ank = "arm", con = "ank", smy = "con",
    },
}
