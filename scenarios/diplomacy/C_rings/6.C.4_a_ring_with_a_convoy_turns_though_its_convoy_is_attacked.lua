local case = require "diplomacy.case"

case {
    number = "6.C.4",
    name = "a ring with a convoy turns though its convoy is attacked",
    orders = {
        Austria = { "A tri - ser", "A ser - bul" },
        Italy = { "F nap - ion" },
        Turkey = {
            "A bul - tri", "F aeg C A bul - tri", "F ion C A bul - tri", "F adr C A bul - tri",
        },
    },
    expect = { tri = "ser", ser = "bul", bul = "tri" },
}
