-- A board on which two can own as many centres as win.
local law = require "lawspeaker"

local lowland = law.diplomacy_map {
    name = "lowland", title = "Lowland", powers = { "Red", "Green", "Blue" },
    provinces = {
        { "one", "land", home = "Red" }, { "two", "land", centre = true },
        { "six", "land", home = "Green" }, { "ten", "land", centre = true },
        { "far", "land", home = "Blue" },
    },
    army = { { "one", "two" }, { "two", "six" }, { "six", "ten" }, { "ten", "far" } },
    win = 2,
    start = { Red = { "A one" }, Green = { "A six" }, Blue = { "A far" } },
}

local function ends(name, owner_of_far, expect)
    local row = {}
    for index, power in ipairs(lowland.powers) do
        row[index] = { name = power, player = power }
    end
    law.scenario {
        name = name, rule = "5", game = "diplomacy", players = lowland.powers,
        options = { map = "lowland", years = 1 },
        state = {
            power = row, globals = { year = 1901, season = "fall" },
            centre = { { "c1", at = "one", power = "Red" }, { "c2", at = "two" },
                { "c3", at = "six", power = "Green" }, { "c4", at = "ten", power = "Green" },
                { "c5", at = "far", power = owner_of_far } },
            unit = { { "u1", power = "Red", kind = "A", at = "one" } },
        },
        phase = "fall_orders", answers = { { "Red", "orders", "A one - two" } },
        expect = { result = expect },
    }
end

ends("of two who own enough neither has won, where neither owns more", nil,
    { winners = { "Red", "Green" }, draw = true })
ends("of two who own enough the one with more has won", "Red",
    { winners = { "Red" }, draw = false })
