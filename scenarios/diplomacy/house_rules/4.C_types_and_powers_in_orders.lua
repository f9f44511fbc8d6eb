local case = require "diplomacy.case"

case {
    number = "4.C.1",
    name = "an order without a type is void",
    rules = { type_needed = true },
    units = {
        France = { "A par" },
    },
    written = {
        France = { "par - bur" },
    },
    expect = {},
}

case {
    number = "4.C.1",
    name = "an order without a type is carried out",
    rules = { type_needed = false },
    units = {
        France = { "A par" },
    },
    written = {
        France = { "par - bur" },
    },
    expect = { par = "bur" },
}

case {
    number = "4.C.2",
    name = "an order that calls its unit by another type is void",
    rules = { wrong_type_voids = true },
    units = {
        France = { "A par" },
    },
    written = {
        France = { "F par - bur" },
    },
    expect = {},
}

case {
    number = "4.C.2",
    name = "an order that calls its unit by another type is carried out",
    rules = { wrong_type_voids = false },
    units = {
        France = { "A par" },
    },
    written = {
        France = { "F par - bur" },
    },
    expect = { par = "bur" },
}

case {
    number = "4.C.5",
    name = "a support that does not say whose the other unit is is void",
    rules = { nationality_needed = true },
    units = {
        Germany = { "A mun" },
        Italy = { "A ven" },
    },
    orders = {
        Austria = { "A vie - tyr" },
    },
    written = {
        Germany = { "A mun S A vie - tyr" },
        Italy = { "A ven - tyr" },
    },
    expect = {},
}

case {
    number = "4.C.5",
    name = "a support that says whose the other unit is counts",
    rules = { nationality_needed = true },
    units = {
        Germany = { "A mun" },
        Italy = { "A ven" },
    },
    orders = {
        Austria = { "A vie - tyr" },
    },
    written = {
        Germany = { "A mun S Austrian A vie - tyr" },
        Italy = { "A ven - tyr" },
    },
    expect = { vie = "tyr" },
}

case {
    number = "4.C.6",
    name = "a support that names another power is void",
    rules = { wrong_nationality_voids = true },
    units = {
        Germany = { "A mun" },
        Italy = { "A ven" },
    },
    orders = {
        Austria = { "A vie - tyr" },
    },
    written = {
        Germany = { "A mun S Italian A vie - tyr" },
        Italy = { "A ven - tyr" },
    },
    expect = {},
}

case {
    number = "4.C.6",
    name = "the power that a support names is overlooked",
    rules = { wrong_nationality_voids = false },
    units = {
        Germany = { "A mun" },
        Italy = { "A ven" },
    },
    orders = {
        Austria = { "A vie - tyr" },
    },
    written = {
        Germany = { "A mun S Italian A vie - tyr" },
        Italy = { "A ven - tyr" },
    },
    expect = { vie = "tyr" },
}

case {
    number = "4.C.3",
    name = "a build without a type is an army inland and a fleet on a named coast",
    rules = { untyped_builds = "best" },
    units = {
        Russia = { "A lvn", "F bla" },
    },
    centres = {
        Russia = { "mos", "sev", "stp", "war" },
    },
    adjustments = {
        Russia = { "B mos", "B stp/sc" },
    },
    expect = {},
    built = {
        Russia = { "A mos", "F stp/sc" },
    },
}

case {
    number = "4.C.3",
    name = "a build without a type is refused",
    rules = { untyped_builds = "none" },
    units = {
        Russia = { "A lvn", "F bla" },
    },
    centres = {
        Russia = { "mos", "sev", "stp", "war" },
    },
    adjustments = {
        Russia = { "B A sev" },
    },
    refused = {
        Russia = { "B mos" },
    },
    expect = {},
    built = {
        Russia = { "A sev" },
    },
}

case {
    number = "4.C.4",
    name = "a fleet built inland is an army",
    rules = { inland_fleet_is_army = true },
    units = {
        Russia = { "A lvn", "F bla" },
    },
    centres = {
        Russia = { "mos", "sev", "stp", "war" },
    },
    adjustments = {
        Russia = { "B F mos" },
    },
    expect = {},
    built = {
        Russia = { "A mos" },
    },
}
