local law = require "lawspeaker"

law.scenario {
    name = "only to a tile that the winner controls",
    rule = "53",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p1", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p3", place = "ground/A3" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        legal = { "move army_1 A2", "stay" },
        not_legal = { "move army_1 B1", "move army_1 A3", "move army_1 C2" },
    },
}
