local law = require "lawspeaker"

law.scenario {
    name = "armies do not go to the ocean",
    rule = "51",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B6" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B6" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/B6" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 5 }, { "battle", 1 } },
    expect = {
        rows = { army_2 = false },
    },
}
