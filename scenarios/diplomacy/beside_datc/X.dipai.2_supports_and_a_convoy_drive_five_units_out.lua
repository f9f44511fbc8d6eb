local case = require "diplomacy.case"

case {
    number = "X.dipai.2",
    name = "supports and a convoy drive five units out",
    orders = {
        Austria = { "A gal - war", "F ven H", "A tyr S A tus - pie" },
        England = { "F eng C A wal - pic", "A wal - pic", "F yor - lon" },
        France = { "F pic H", "A pie H", "A gas - mar" },
        Germany = { "A pru S A gal - war", "F hel - nth", "A bur S A wal - pic" },
        Italy = { "F apu - ven", "A tus - pie", "A rom S F apu - ven" },
        Russia = { "A sev S F bla - arm", "F bla - arm", "F bot - stp/sc", "A war H" },
        Turkey = { "F arm H", "A ank - smy", "A con H" },
    },
    expect = {
        gal = "war", ven = "dislodged", wal = "pic", yor = "lon", pic = "dislodged",
        pie = "dislodged", gas = "mar", hel = "nth", apu = "ven", tus = "pie", bla = "arm",
        bot = "stp/sc", war = "dislodged", arm = "dislodged", ank = "smy",
    },
}
