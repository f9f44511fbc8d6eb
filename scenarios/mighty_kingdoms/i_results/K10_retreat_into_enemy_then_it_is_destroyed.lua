local law = require "lawspeaker"

law.scenario {
    name = "retreat_into_enemy: then it is destroyed",
    rule = "K10",
    game = "mighty_kingdoms",
    rules = { retreat_into_enemy = false },
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p1", upright = false, place = "field/B1" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        rows = { army_2 = false },
    },
}
