local case = require "diplomacy.case"

case {
    number = "X.dipai.3",
    name = "of those driven out one retreats and the others disband",
    orders = {
        Austria = { "A gal - war", "F ven H", "A tyr S A tus - pie" },
        England = { "F eng C A wal - pic", "A wal - pic", "F yor - lon" },
        France = { "F pic H", "A pie H", "A gas - mar" },
        Germany = { "A pru S A gal - war", "F hel - nth", "A bur S A wal - pic" },
        Italy = { "F apu - ven", "A tus - pie", "A rom S F apu - ven" },
        Russia = { "A sev S F bla - arm", "F bla - arm", "F bot - stp/sc", "A war H" },
        Turkey = { "F arm H", "A ank - smy", "A con H" },
    },
    retreats = {
        Austria = { "D F ven" },
        France = { "D F pic" },
        Russia = { "A war - mos" },
        Turkey = { "D F arm" },
    },
    expect = {
        gal = "war", ven = "gone", wal = "pic", yor = "lon", pic = "gone", pie = "gone",
        gas = "mar", hel = "nth", apu = "ven", tus = "pie", bla = "arm", bot = "stp/sc",
        war = "mos", arm = "gone", ank = "smy",
    },
}
