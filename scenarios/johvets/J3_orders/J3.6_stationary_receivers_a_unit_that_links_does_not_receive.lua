local law = require "lawspeaker"

local map = law.map {
    name = "a pair and another Age",
    ages = { { "A", "a1", "a2" }, { "B", "b1" } },
    adjacent = { { "a1", "a2" } },
    link_points = { { "p1", "b1" }, { "p2", "b1" } },
}

local game = law.variant {
    name = "stationary receivers",
    rules = { transfer_receiver = "stationary" },
}

law.scenario {
    rule = "J3.6",
    name = "stationary receivers: a unit that links does not receive",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "red", "a2" } },
    books = { { "p1", "a1" }, { "p2", "a2" } },
    variant = game,
    orders = { { "u1", "transfer p1 to u2" }, { "u2", "link p2" } },
    expect = {
        u1 = "failed: receiver_not_staying", u2 = "succeeded: unopposed",
        books = { p1 = "a1" },
    },
}
