local law = require "lawspeaker"

law.scenario {
    name = "each tile is looked at by itself",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { controller = "p3", place = "ground/B2" },
            { controller = "p1", place = "ground/B6" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        legal = { "B2 p3 land", "B6 p2 naval" },
        not_legal = { "B2 p2 land" },
    },
}
