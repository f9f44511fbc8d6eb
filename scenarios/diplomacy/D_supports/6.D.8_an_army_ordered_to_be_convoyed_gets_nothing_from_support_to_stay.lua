local case = require "diplomacy.case"

case {
    number = "6.D.8",
    name = "an army ordered to be convoyed gets nothing from support to stay",
    orders = {
        Austria = { "F ion H", "A ser S A alb - gre", "A alb - gre" },
        Turkey = { "A gre - nap", "A bul S A gre" },
    },
    expect = { alb = "gre", gre = "gone" },
}
