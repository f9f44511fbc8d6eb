local law = require "lawspeaker"

local function has(tile, terrain)
    for _, one in ipairs(tile.terrain) do
        if one == terrain then
            return true
        end
    end
    return false
end

local high_forts = law.variant {
    name = "high forts",
    game = "mighty_kingdoms",
    hooks = {
        exploration = function(ask, standard)
            return has(ask.tile, "mountain") and ask.roll > 2 and "fortress" or standard
        end,
    },
}

law.scenario {
    name = "exploration: there is a fortress on every mountain",
    rule = "30",
    game = "mighty_kingdoms",
    variant = high_forts,
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", order = "move", target = "B5",
                place = "field/B4" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/F6" },
        },
        land = { { controller = "p1", place = "ground/B4" } },
    },
    phase = "resolution",
    dice = { { "exploration", 1, 2 }, { "order", 1 } },
    expect = {
        events = { { "explored", player = "p1", roll = 3, found = "fortress" } },
    },
}
