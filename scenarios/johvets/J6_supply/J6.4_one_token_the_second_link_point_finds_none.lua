-- Printed link points need no token.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a3" } },
}

local game = law.variant {
    name = "one token",
    rules = { link_point_tokens = 1 },
}

law.scenario {
    rule = "J6.4",
    name = "one token: the second link point finds none",
    map = map,
    units = { { "u1", "red", "a1" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p8", "book a2 as p9" } },
    expect = {
        supplied = { red = { "book a2 as p8" } },
        unsupplied = { red = { "no_token" } },
        link_points = { p8 = "a2", p9 = false },
    },
}
