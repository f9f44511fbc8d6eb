local law = require "lawspeaker"

law.scenario {
    name = "where all opponents are on their sides any will do",
    rule = "34",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = { { controller = "p3", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    expect = {
        legal = { "B2 p2 overrun", "B2 p3 overrun" },
    },
}
