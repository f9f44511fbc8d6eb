local law = require "lawspeaker"

law.scenario {
    name = "the free move is for a token that took part",
    rule = "K19",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B6" },
            { controller = "p1", place = "ground/C6" },
            { controller = "p2", place = "ground/A6" },
        },
        token = {
            { name = "ship_1", kind = "ship", owner = "p1", place = "field/B6" },
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { name = "army_3", kind = "army", owner = "p1", upright = false, place = "field/B6" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        legal = { "move army_1 C6", "stay" },
        not_legal = { "move ship_1 C6", "move army_3 C6" },
    },
}
