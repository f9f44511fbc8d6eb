local law = require "lawspeaker"

local house = law.variant {
    name = "fog on the ocean",
    game = "mighty_kingdoms",
    hooks = {
        ship_die = function(ask, standard)
            for _, terrain in ipairs(ask.tile.terrain) do
                if terrain == "ocean" then
                    return standard - 1
                end
            end
            return standard
        end,
    },
}

law.scenario {
    name = "ship_die: fog on the ocean takes one from each die",
    rule = "38",
    game = "mighty_kingdoms",
    variant = house,
    options = { map = "proving_ground" },
    state = {
        token = {
            { "ship_1", name = "ship_1", kind = "ship", owner = "p1", place = "field/B7" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B7" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "sea", 4 }, { "sea", 5 } },
    expect = {
        events = {
            { "sea_roll", player = "p1", dice = "4-1", hits = 0 },
            { "sea_roll", player = "p2", dice = "5-1", hits = 1 },
        },
        rows = { ship_1 = false, ship_2 = {} },
    },
}
