local case = require "diplomacy.case"

case {
    number = "6.C.8",
    name = "a supported ring that is hindered does not dislodge its own unit",
    orders = {
        Austria = { "A ser - bul" },
        Russia = { "F bla - bul/ec" },
        Turkey = { "F con - bla", "A bul - con", "A smy S A bul - con" },
    },
    expect = {},
}
