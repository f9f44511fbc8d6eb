local case = require "diplomacy.case"

case {
    number = "no_retreats",
    name = "who is dislodged is disbanded",
    rules = { no_retreats = true },
    orders = {
        Austria = { "A bud - ser", "A alb S A bud - ser" },
        Turkey = { "A ser H" },
    },
    expect = { bud = "ser", ser = "gone" },
}

case {
    number = "no_retreats",
    name = "who is dislodged may retreat",
    rules = { no_retreats = false },
    orders = {
        Austria = { "A bud - ser", "A alb S A bud - ser" },
        Turkey = { "A ser H" },
    },
    retreats = {
        Turkey = { "A ser - bul" },
    },
    expect = { bud = "ser", ser = "bul" },
}
