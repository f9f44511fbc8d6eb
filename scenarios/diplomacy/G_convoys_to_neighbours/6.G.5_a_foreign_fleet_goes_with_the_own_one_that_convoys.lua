local case = require "diplomacy.case"

case {
    number = "6.G.5",
    name = "a foreign fleet goes with the own one that convoys",
    rules = { near_convoy = "intent" },
    orders = {
        Italy = { "A rom - apu", "F tys C A apu - rom" },
        Turkey = { "A apu - rom", "F ion C A apu - rom" },
    },
    expect = { rom = "apu", apu = "rom" },
}
