-- The nearest case to an order that the hook forbids: it is asked about Moves as well, and keeps
-- the standard answer by returning nothing.
local law = require "lawspeaker"

local map = law.map {
    name = "a row of three",
    ages = { { "A", "a1", "a2", "a3" } },
    adjacent = { { "a1", "a2" }, { "a2", "a3" } },
}

local game = law.variant {
    name = "each for himself",
    hooks = {
        legal = function(ask)
            local order = ask.order
            if order.type == "reinforce" and ask.position:unit(order.unit).owner ~= ask.player then
                return false
            end
        end,
    },
}

law.scenario {
    rule = "J3.7",
    name = "a variant that forbids to reinforce others leaves moves alone",
    map = map,
    units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } },
    variant = game,
    orders = { { "u1", "move a2" }, { "u2", "move a3" } },
    expect = { u1 = "succeeded: unopposed", u2 = "succeeded: unopposed" },
}
