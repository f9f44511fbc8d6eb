local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" } },
}

local game = law.variant {
    name = "no tokens",
    rules = { link_point_tokens = 0 },
}

law.scenario {
    rule = "J6.4",
    name = "no tokens: no book can be written",
    map = map,
    units = { { "u1", "red", "a1" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p9" } },
    expect = { actions = { red = 1 }, unsupplied = { red = { "no_token" } } },
}
