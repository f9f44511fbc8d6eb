local law = require "lawspeaker"

law.scenario {
    name = "who must leave and cannot is destroyed",
    rule = "52",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = { { controller = "p1", place = "ground/B2" } },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { "army_2", name = "army_2", kind = "army", owner = "p2", place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    dice = { { "battle", 4 }, { "battle", 4 } },
    expect = {
        rows = { army_2 = false, army_1 = { place = "field/B2" } },
    },
}
