local law = require "lawspeaker"

law.scenario {
    name = "tokens on their sides leave too",
    rule = "52",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 4 } },
    expect = {
        places = { ["field/B1"] = { "army_2", "army_3" } },
        rows = { army_2 = { upright = true }, army_3 = { upright = false } },
    },
}
