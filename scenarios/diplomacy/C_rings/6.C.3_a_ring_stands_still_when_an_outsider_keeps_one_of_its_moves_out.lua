local case = require "diplomacy.case"

case {
    number = "6.C.3",
    name = "a ring stands still when an outsider keeps one of its moves out",
    orders = {
        Turkey = { "F ank - con", "A con - smy", "A smy - ank", "A bul - con" },
    },
    expect = {},
}
