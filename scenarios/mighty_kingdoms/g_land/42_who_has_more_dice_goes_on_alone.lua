local law = require "lawspeaker"

law.scenario {
    name = "who has more dice goes on alone",
    rule = "42",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_4", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5, 5, 5 }, { "battle", 1 } },
    answers = { { "p2", "assign", "1 army_1" } },
    expect = {
        events = {
            { "hit", army = "army_4", points = 400 }, { "missed", army = "army_1" },
            { "hit", army = "army_4", points = 300 }, { "hit", army = "army_4", points = 200 },
        },
    },
}
