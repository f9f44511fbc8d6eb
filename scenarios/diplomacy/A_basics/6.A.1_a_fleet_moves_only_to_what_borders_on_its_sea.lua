local case = require "diplomacy.case"

case {
    number = "6.A.1",
    name = "a fleet moves only to what borders on its sea",
    orders = {
        England = { "F nth - pic" },
    },
    expect = {},
}
