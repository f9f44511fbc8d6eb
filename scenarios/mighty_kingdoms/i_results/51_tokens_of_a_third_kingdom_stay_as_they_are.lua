local law = require "lawspeaker"

law.scenario {
    name = "tokens of a third kingdom stay as they are",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    players = 3,
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
            { controller = "p3", place = "ground/A2" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p3", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        places = { ["field/B2"] = { "army_1", "army_3" }, ["field/B1"] = { "army_2" } },
    },
}
