local law = require "lawspeaker"

local home_waters = law.variant {
    name = "home waters",
    game = "mighty_kingdoms",
    hooks = {
        ship_die = function(ask, standard)
            local land = ask.g.ground[ask.tile]:top()
            return land and land.controller == ask.ship.owner and standard + 2 or standard
        end,
    },
}

law.scenario {
    name = "ship_die: at home a ship has two more",
    rule = "38",
    game = "mighty_kingdoms",
    variant = home_waters,
    options = { map = "proving_ground" },
    state = {
        token = {
            { "ours", name = "ship_1", kind = "ship", owner = "p1", place = "field/C6" },
            { "theirs", name = "ship_2", kind = "ship", owner = "p2", place = "field/C6" },
        },
        land = {
            { controller = "p1", settlement = "city", place = "ground/C6" },
            { controller = "p2", settlement = "city", place = "ground/F6" },
        },
    },
    phase = "battle",
    dice = { { "sea", 2 }, { "sea", 3 }, { "order", 1 } },
    expect = {
        rows = { theirs = false, ours = { place = "field/C6" } },
    },
}
