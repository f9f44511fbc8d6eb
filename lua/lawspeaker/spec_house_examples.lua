-- Part of the table in spec.lua: the whole files that spec_house_rules.lua shows as its examples. A
-- test runs each of them.
local examples = {}

examples.rule = [[
-- Half of all link points or books is enough to win, within twenty turns (J6.2).
local law = require "lawspeaker"

return law.variant {
    name = "short war",
    rules = { victory_fraction = { 1, 2 }, max_turns = 20 },
}
]]

examples.legal = [[
-- Nobody can reinforce another player's unit (J3.7).
local law = require "lawspeaker"

return law.variant {
    name = "no aid",
    hooks = {
        legal = function(ask)
            if ask.order.type == "reinforce"
                and ask.position:unit(ask.order.unit).owner ~= ask.player then
                return false
            end
        end,
    },
}
]]

examples.strength = [[
-- A player's last unit fights with 1 more (J4.1).
local law = require "lawspeaker"

return law.variant {
    name = "last stand",
    hooks = {
        strength = function(ask, standard)
            local count = 0
            for _, unit in ipairs(ask.position:units()) do
                count = count + (unit.owner == ask.player and 1 or 0)
            end
            return count == 1 and standard + 1 or standard
        end,
    },
}
]]

examples.holding = [[
-- A unit whose Move fails holds its region with no strength at all (J4.2).
local law = require "lawspeaker"

return law.variant {
    name = "open gates",
    hooks = {
        holding = function()
            return 0
        end,
    },
}
]]

examples.supply = [[
-- Who has three books where units of its own stand earns one supply action more (J6.3).
local law = require "lawspeaker"

return law.variant {
    name = "scribes",
    hooks = {
        supply_actions = function(ask, standard)
            return #ask:books(ask.player) >= 3 and standard + 1 or standard
        end,
    },
}
]]

examples.victory = [[
-- Nobody wins before the fifth turn (J6.2).
local law = require "lawspeaker"

return law.variant {
    name = "long war",
    hooks = {
        victory = function(ask)
            if ask.position.turn < 5 then
                return false
            end
        end,
    },
}
]]

examples.other_game = [[
-- In the first month of each Summer ships fight worse (38).
local law = require "lawspeaker"

return law.variant {
    name = "spring storms",
    game = "mighty_kingdoms",
    hooks = {
        ship_die = function(ask, standard)
            return ask.g.month == 1 and standard - 1 or standard
        end,
    },
}
]]

examples.together = [[
-- No swaps, only kin help each other, and all of it is over after thirty turns.
local law = require "lawspeaker"

return law.variant {
    name = "hard war",
    base = { "johvets/no_swaps", "johvets/kin_only" },
    rules = { max_turns = 30 },
}
]]

examples.scenario = [[
local law = require "lawspeaker"

local map = law.map {
    name = "two regions",
    ages = { { "A", "a1", "a2" } },
    adjacent = { { "a1", "a2" } },
}
local units = { { "u1", "red", "a1" }, { "u2", "blue", "a2" } }
local orders = { { "u1", "move a2" }, { "u2", "move a1" } }

law.scenario {
    name = "by the standard rules they change places",
    rule = "J4.3", map = map, units = units, orders = orders,
    expect = { units = { u1 = "a2", u2 = "a1" } },
}
law.scenario {
    name = "without swaps neither is stronger, and both stay",
    rule = "J4.3", map = map, units = units, orders = orders,
    variant = "johvets/no_swaps",
    expect = { u1 = "failed", u2 = "failed", units = { u1 = "a1", u2 = "a2" } },
}
]]

return examples
