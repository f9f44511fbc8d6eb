local law = require "lawspeaker"

local map = law.map {
    name = "a row of three and an Age of link points",
    ages = { { "A", "a1", "a2", "a3" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "b1" } },
}

local game = law.variant {
    name = "stationary receivers",
    rules = { transfer_receiver = "stationary" },
}

law.scenario {
    rule = "J3.6",
    name = "stationary receivers: a unit that reinforces receives",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" }, { "u3", "red", "a3" } },
    books = { { "p1", "a1" } },
    variant = game,
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "reinforce u3 stay" } },
    expect = {
        u1 = "succeeded: transferred", u2 = "succeeded: counted",
        books = { p1 = "a2" },
    },
}
