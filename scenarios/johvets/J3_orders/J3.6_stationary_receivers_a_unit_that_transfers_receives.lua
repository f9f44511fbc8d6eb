-- p1 comes to a2 in the same moment as p2 leaves it; it cannot be handed on in the same turn.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

local game = law.variant {
    name = "stationary receivers",
    rules = { transfer_receiver = "stationary" },
}

law.scenario {
    rule = "J3.6",
    name = "stationary receivers: a unit that transfers receives",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a1" }, { "p2", "a2" } },
    variant = game,
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "transfer p2 to u3" } },
    expect = {
        u1 = "succeeded: transferred", u2 = "succeeded: transferred",
        books = { p1 = "a2", p2 = "a3" },
    },
}
