-- The hook makes the order illegal, so u3 is treated as if ordered to Stay. Red's own u4 may still
-- reinforce.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" } },
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
    name = "a variant forbids to reinforce units of others",
    map = map,
    units = { { "u1", "red", "a1" }, { "u3", "blue", "a3" }, { "u4", "red", "a4" } },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "reinforce u1 move a2" },
    },
    expect = {
        u1 = "succeeded: unopposed", u3 = "illegal: house_rule", u4 = "succeeded: counted",
        strength = { u1 = 2 },
        units = { u1 = "a2", u3 = "a3" },
    },
}
