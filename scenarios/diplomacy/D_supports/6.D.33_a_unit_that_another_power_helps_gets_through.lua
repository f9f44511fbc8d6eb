local case = require "diplomacy.case"

case {
    number = "6.D.33",
    name = "a unit that another power helps gets through",
    orders = {
        Austria = { "A ser - bud", "A vie - bud" },
        Russia = { "A gal S A ser - bud" },
        Turkey = { "A bul - ser" },
    },
    expect = { ser = "bud", bul = "ser" },
}
