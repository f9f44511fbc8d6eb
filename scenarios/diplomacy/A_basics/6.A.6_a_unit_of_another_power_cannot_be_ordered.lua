local case = require "diplomacy.case"

case {
    number = "6.A.6",
    name = "a unit of another power cannot be ordered",
    units = {
        England = { "F lon" },
    },
    orders = {
        Germany = { "A mun H" },
    },
    refused = {
        Germany = { "F lon - nth" },
    },
    expect = {},
}
