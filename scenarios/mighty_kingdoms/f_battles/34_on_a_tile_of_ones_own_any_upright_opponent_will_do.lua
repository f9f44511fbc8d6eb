local law = require "lawspeaker"

law.scenario {
    name = "on a tile of one's own any upright opponent will do",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        legal = { "B2 p2 land", "B2 p3 land" },
    },
}
