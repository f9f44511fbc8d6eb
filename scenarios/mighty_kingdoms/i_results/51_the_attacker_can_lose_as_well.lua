local law = require "lawspeaker"

law.scenario {
    name = "the attacker can lose as well",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { "here", controller = "p2", place = "ground/B2" },
            { controller = "p1", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 5 } },
    expect = {
        events = { { "won", winner = "p2", loser = "p1" } },
        rows = {
            army_1 = { place = "field/B1", upright = false, points = 400 },
            here = { controller = "p2" },
        },
    },
}
