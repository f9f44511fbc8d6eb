local law = require "lawspeaker"

law.scenario {
    name = "a third kingdom's armies do not",
    rule = "39",
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
    dice = { { "battle", 5 }, { "battle", 1 } },
    answers = { { "p1", "battle", "B2 p2 land" } },
    expect = {
        events = { { "hit", army = "army_2" } },
        rows = { army_3 = { points = 500, upright = true, place = "field/B2" } },
    },
}
