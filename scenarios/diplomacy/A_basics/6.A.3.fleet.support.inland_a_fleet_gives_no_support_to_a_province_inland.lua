local case = require "diplomacy.case"

case {
    number = "6.A.3.fleet.support.inland",
    name = "a fleet gives no support to a province inland",
    orders = {
        Austria = { "F tri S A bud", "A bud H" },
        Russia = { "A gal - bud", "A rum S A gal - bud" },
    },
    expect = { bud = "dislodged", gal = "bud" },
}
