-- Red is the first and takes both.
local law = require "lawspeaker"

local map = law.map {
    name = "two pairs",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a1", "a2" }, { "a3", "a4" } },
    link_points = {
        { "p1", "a2" }, { "p2", "a2" }, { "p3", "a3" }, { "p4", "a4" }, { "p5", "a4" },
    },
}

local game = law.variant {
    name = "two tokens",
    rules = { link_point_tokens = 2 },
}

law.scenario {
    rule = "J6.4",
    name = "two tokens: the players share them",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a4" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    supply = { { "red", "book a2 as p7", "book a2 as p8" }, { "blue", "book a3 as p9" } },
    expect = {
        supplied = { red = { "book a2 as p7", "book a2 as p8" } },
        unsupplied = { blue = { "no_token" } },
    },
}
