local case = require "diplomacy.case"

case {
    number = "4.D.3",
    name = "a unit with two orders in one text holds",
    rules = { several_orders = "hold" },
    units = {
        France = { "A par", "F bre" },
    },
    written = {
        France = { "A par - bur, F bre - mid, A par - gas" },
    },
    expect = { bre = "mid" },
}

case {
    number = "4.D.3",
    name = "of two orders in one text the last counts",
    rules = { several_orders = "last" },
    units = {
        France = { "A par", "F bre" },
    },
    written = {
        France = { "A par - bur, F bre - mid, A par - gas" },
    },
    expect = { par = "gas", bre = "mid" },
}

case {
    number = "4.D.3",
    name = "an impossible order beside a possible one is overlooked",
    rules = { several_orders = "hold" },
    units = {
        France = { "A par" },
    },
    written = {
        France = { "A par - bur, A par - mos" },
    },
    expect = { par = "bur" },
}

case {
    number = "4.D.7",
    name = "who may build must",
    rules = { may_waive = false },
    units = {
        Russia = { "A lvn", "F bla" },
    },
    centres = {
        Russia = { "mos", "sev", "stp", "war" },
    },
    adjustments = {
        Russia = { "B A mos", "B A war" },
    },
    refused = {
        Russia = { "B A mos" },
    },
    expect = {},
    built = {
        Russia = { "A mos", "A war" },
    },
}

case {
    number = "4.D.7",
    name = "who may build may also leave it",
    rules = { may_waive = true },
    units = {
        Russia = { "A lvn", "F bla" },
    },
    centres = {
        Russia = { "mos", "sev", "stp", "war" },
    },
    adjustments = {
        Russia = { "B A mos" },
    },
    expect = {},
    built = {
        Russia = { "A mos" },
    },
}

case {
    number = "4.D.8",
    name = "removals go by the distance to home centres",
    rules = { home_distance = true },
    units = {
        Italy = { "A war", "A tus" },
    },
    centres = {
        Italy = { "war" },
    },
    adjustments = {},
    expect = { war = "gone" },
}

case {
    number = "4.D.8",
    name = "the distance of a fleet counts by sea",
    rules = { fleets_by_sea = true },
    units = {
        Russia = { "F bot", "F nth" },
    },
    centres = {
        Russia = { "mun" },
    },
    adjustments = {},
    expect = { bot = "gone" },
}

case {
    number = "4.D.9",
    name = "a unit in civil disorder cannot be supported",
    rules = { disorder_supported = false },
    disorder = {
        Austria = { "A bud" },
    },
    orders = {
        Italy = { "A ser S A bud" },
        Russia = { "A rum - bud", "A gal S A rum - bud" },
    },
    expect = { rum = "bud", bud = "gone" },
}

case {
    number = "4.D.9",
    name = "a unit in civil disorder can be supported",
    rules = { disorder_supported = true },
    disorder = {
        Austria = { "A bud" },
    },
    orders = {
        Italy = { "A ser S A bud" },
        Russia = { "A rum - bud", "A gal S A rum - bud" },
    },
    expect = {},
}
