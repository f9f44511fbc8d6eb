local law = require "lawspeaker"

law.scenario {
    name = "each of them may go elsewhere",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/A2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
            { name = "army_3", kind = "army", owner = "p2", upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    answers = { { "p2", "retreat", "army_2: B1, army_3: A2" } },
    expect = {
        rows = { army_2 = { place = "field/B1" }, army_3 = { place = "field/A2" } },
    },
}
