local case = require "diplomacy.case"

case {
    number = "4.E.1",
    name = "an impossible move makes support to stay void",
    rules = { void_moves_unsupported = true },
    orders = {
        Austria = { "A bud S F rum" },
        Russia = { "F rum - hol" },
        Turkey = { "F bla - rum", "A bul S F bla - rum" },
    },
    expect = { bla = "rum", rum = "dislodged" },
}

case {
    number = "4.E.3",
    name = "a unit without an order makes the move that its own power supports",
    rules = { implicit_orders = true },
    units = {
        Germany = { "F kie", "A ruh" },
    },
    written = {
        Germany = { "A ruh S F kie - hol" },
    },
    expect = { kie = "hol" },
}

case {
    number = "4.E.3",
    name = "a unit without an order holds though its own power supports a move",
    rules = { implicit_orders = false },
    units = {
        Germany = { "F kie", "A ruh" },
    },
    written = {
        Germany = { "A ruh S F kie - hol" },
    },
    expect = {},
}
