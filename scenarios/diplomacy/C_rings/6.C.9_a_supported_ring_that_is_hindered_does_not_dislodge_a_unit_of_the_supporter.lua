local case = require "diplomacy.case"

case {
    number = "6.C.9",
    name = "a supported ring that is hindered does not dislodge a unit of the supporter",
    orders = {
        Austria = { "A ser - bul", "A bul - con" },
        Russia = { "F bla - bul/ec" },
        Turkey = { "F con - bla", "A smy S A bul - con" },
    },
    expect = {},
}
