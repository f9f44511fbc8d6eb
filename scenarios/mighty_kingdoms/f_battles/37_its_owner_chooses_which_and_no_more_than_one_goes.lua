local law = require "lawspeaker"

law.scenario {
    name = "its owner chooses which and no more than one goes",
    rule = "37",
    game = "mighty_kingdoms",
    options = { map = "proving_ground" },
    state = {
        land = {
            { controller = "p1", place = "ground/B2" },
            { controller = "p2", place = "ground/B1" },
        },
        token = {
            { name = "army_1", kind = "army", owner = "p1", place = "field/B2" },
            { name = "army_2", kind = "army", owner = "p2", upright = false, place = "field/B2" },
            { "army_3", name = "army_3", kind = "army", owner = "p2",
                upright = false, place = "field/B2" },
        },
    },
    step = { "choose_battle", "p1" },
    answers = { { "p2", "overrun", "army_3" } },
    expect = {
        rows = { army_2 = { place = "field/B2", upright = false }, army_3 = false },
    },
}
