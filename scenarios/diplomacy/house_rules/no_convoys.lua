local case = require "diplomacy.case"

case {
    number = "no_convoys",
    name = "nobody convoys",
    rules = { no_convoys = true },
    orders = {
        England = { "F nth C A yor - nwy", "A yor - nwy" },
    },
    expect = {},
}

case {
    number = "no_convoys",
    name = "via to a neighbour goes by land where nobody convoys",
    rules = { no_convoys = true },
    orders = {
        England = { "F nth C A yor - edi", "A yor - edi via" },
    },
    expect = { yor = "edi" },
}
