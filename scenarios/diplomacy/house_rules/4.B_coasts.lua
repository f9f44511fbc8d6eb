local case = require "diplomacy.case"

case {
    number = "4.B.1",
    name = "of two coasts that are not named the first is taken",
    rules = { default_coast = true },
    orders = {
        France = { "F por - spa" },
    },
    expect = { por = "spa/nc" },
}

case {
    number = "4.B.2",
    name = "a coast has to be named though one alone is in reach",
    rules = { lone_coast_needed = true },
    orders = {
        France = { "F gas - spa" },
    },
    expect = {},
}

case {
    number = "4.B.3",
    name = "a coast out of reach is read as the one in reach",
    rules = { wrong_coast_overlooked = true },
    orders = {
        France = { "F gas - spa/sc" },
    },
    expect = { gas = "spa/nc" },
}

case {
    number = "4.B.4",
    name = "support of an own move need not name the coast",
    rules = { support_coast_needed = "foreign" },
    orders = {
        France = { "F por S F mid - spa", "F mid - spa/nc" },
        Italy = { "F gol S F wes - spa/sc", "F wes - spa/sc" },
    },
    expect = {},
}

case {
    number = "4.B.4",
    name = "no support may leave the coast out",
    rules = { support_coast_needed = "always" },
    orders = {
        France = { "F por S F mid - spa", "F mid - spa/nc" },
        Italy = { "F gol S F wes - spa/sc", "F wes - spa/sc" },
    },
    expect = { wes = "spa/sc" },
}

case {
    number = "4.B.5",
    name = "an order that names another coast of its unit is void",
    rules = { coast_mistakes_void = true },
    units = {
        France = { "F spa/sc" },
    },
    written = {
        France = { "F spa/nc - gol" },
    },
    expect = {},
}

case {
    number = "4.B.5",
    name = "an order that names another coast of its unit is carried out",
    rules = { coast_mistakes_void = false },
    units = {
        France = { "F spa/sc" },
    },
    written = {
        France = { "F spa/nc - gol" },
    },
    expect = { spa = "gol" },
}
