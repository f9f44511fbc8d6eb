local law = require "lawspeaker"

law.scenario {
    name = "a tile where an enemy stands can be chosen",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "ship_2", kind = "ship", owner = "p2", place = "field/B6" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/A2" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        pending = { "p1: battle" },
        legal = { "B2 p2 land", "B6 p2 naval" },
        not_legal = { "A2 p2 land", "B2 p1 land", "B2 p2 naval" },
    },
}
