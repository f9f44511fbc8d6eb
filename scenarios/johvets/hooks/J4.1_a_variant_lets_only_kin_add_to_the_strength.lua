-- Both reinforcements match and are counted (J3.8); the hook takes blue's off the strength again,
-- so u1 has 2 against the 2 of u2's reinforced Stay.
local law = require "lawspeaker"

local map = law.map {
    name = "a star",
    ages = { { "A", "a1", "a2", "a3", "a4", "a5" } },
    adjacent = { { "a2", "a1" }, { "a2", "a3" }, { "a2", "a4" }, { "a2", "a5" } },
}

local game = law.variant {
    name = "kin only",
    hooks = {
        strength = function(ask, standard)
            for _, reinforcer in ipairs(ask.reinforcers) do
                if reinforcer.owner ~= ask.unit.owner then
                    standard = standard - 1
                end
            end
            return standard
        end,
    },
}

law.scenario {
    rule = "J4.1",
    name = "a variant lets only kin add to the strength",
    map = map,
    units = {
        { "u1", "red", "a1" }, { "u2", "green", "a2" }, { "u3", "red", "a3" },
        { "u4", "blue", "a4" }, { "u5", "green", "a5" },
    },
    variant = game,
    orders = {
        { "u1", "move a2" }, { "u3", "reinforce u1 move a2" }, { "u4", "reinforce u1 move a2" },
        { "u5", "reinforce u2 stay" },
    },
    expect = {
        u1 = "failed: occupied", u2 = "succeeded: held", u3 = "succeeded: counted",
        u4 = "succeeded: counted",
        strength = { u1 = 2, u2 = 2 },
    },
}
