local law = require "lawspeaker"

local tiles = require "mighty_kingdoms.tiles"

local harbours = law.variant {
    name = "harbours",
    game = "mighty_kingdoms",
    hooks = {
        worth = function(ask, standard)
            return tiles.has(ask.tile, "coast") and 2 * standard or standard
        end,
    },
}

law.scenario {
    name = "worth: a settlement on the coast counts double",
    rule = "K15",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        globals = { year = 3, month = 6 },
        land = {
            { controller = "p1", settlement = "village", place = "ground/B6" },
            { controller = "p1", settlement = "village", place = "ground/A1" },
            { controller = "p2", settlement = "village", place = "ground/C1" },
        },
    },
    phase = "deploy",
    variant = harbours,
    expect = { events = { { "score", player = "p1", settlements = 3 } } },
}
