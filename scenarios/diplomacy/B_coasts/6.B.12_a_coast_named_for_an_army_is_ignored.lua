local case = require "diplomacy.case"

case {
    number = "6.B.12",
    name = "a coast named for an army is ignored",
    orders = {
        France = { "A gas - spa/nc" },
    },
    expect = { gas = "spa" },
}
