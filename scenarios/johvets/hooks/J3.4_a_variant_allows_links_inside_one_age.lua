-- By the standard rules u1's Link would be illegal and u1 would stay (J3.4). The hook is told that,
-- and answers that it is legal.
local law = require "lawspeaker"

local map = law.map {
    name = "one Age",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
    link_points = { { "p1", "a3" } },
}

local game = law.variant {
    name = "links inside one Age",
    hooks = {
        legal = function(ask, standard)
            return standard or ask.order.type == "link"
        end,
    },
}

law.scenario {
    rule = "J3.4",
    name = "a variant allows links inside one Age",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    books = { { "p1", "a1" } },
    variant = game,
    orders = { { "u1", "link p1" }, { "u2", "move a1" } },
    expect = {
        u1 = "succeeded: unopposed", u2 = "succeeded: unopposed",
        units = { u1 = "a3", u2 = "a1" },
        books = { p1 = "a1" },
    },
}
