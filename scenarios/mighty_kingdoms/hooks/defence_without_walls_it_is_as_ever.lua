local law = require "lawspeaker"

local walls = law.variant {
    name = "walls",
    game = "mighty_kingdoms",
    hooks = {
        defence = function(ask, standard)
            local land = ask.g.ground[ask.tile]:top()
            return land.settlement == "fortress" and land.controller == ask.army.owner
                and standard + 1 or standard
        end,
    },
}

law.scenario {
    name = "defence: without walls it is as ever",
    rule = "41",
    game = "mighty_kingdoms",
    variant = walls,
    options = { map = "proving_ground" },
    state = {
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
        land = {
            { controller = "p2", settlement = "city", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
    },
    phase = "battle",
    dice = { { "battle", 5 }, { "battle", 4 } },
    expect = {
        events = { { "defence", army = "army_2", defence = 5 }, { "hit", army = "army_2" } },
    },
}
