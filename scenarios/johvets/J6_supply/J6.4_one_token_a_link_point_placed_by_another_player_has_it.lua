local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a2" }, { "p2", "a3" }, { "p3", "a3" } },
}

local game = law.variant {
    name = "one token",
    rules = { link_point_tokens = 1 },
}

law.scenario {
    rule = "J6.4",
    name = "one token: a link point placed by another player has it",
    map = map,
    players = { "red", "blue" },
    units = { { "u1", "red", "a1" } },
    link_points = { { "p8", "a3" } },
    control = { { "p8", "blue" } },
    variant = game,
    orders = { { "u1", "move a2" } },
    supply = { { "red", "book a2 as p9" } },
    expect = { unsupplied = { red = { "no_token" } } },
}
